PREFIX ?= /usr/local

.PHONY: demo test bench pictures web site format lint install clean

# See a real download, in a window where there is a display; needs no network and no display.
demo:
	@scripts/demo

# Everything that CI runs.
test:
	@scripts/setup test
	@scripts/test

bench:
	@scripts/setup bench
	@scripts/bench

# The documentation's pictures anew; the tests say whether they are current.
pictures:
	@scripts/setup test
	@scripts/pictures

# The web elements, ready to be served: Web/dist.
web:
	@scripts/setup web
	@scripts/web
# The documentation's site, in .site; scripts/serve-site shows it.
site:
	@scripts/setup test
	@scripts/site

format:
	@swift format --in-place --recursive Package.swift Sources Tests Benchmarks Web/Generator

lint:
	@swift format lint --strict --recursive Package.swift Sources Tests Benchmarks Web/Generator

install:
	@scripts/setup build
	@scripts/install "$(DESTDIR)$(PREFIX)"

clean:
	swift package clean
