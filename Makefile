PREFIX ?= /usr/local

.PHONY: help demo test bench pictures web site format lint install deb clean

# What there is; nothing is built or installed by this.
help:
	@echo "make demo      a real download, seen; may install Debian packages with apt"
	@echo "make test      everything that continuous integration runs; may install Debian packages with apt"
	@echo "make bench     what it costs, beside others"
	@echo "make install   the programs, under PREFIX (now $(PREFIX))"
	@echo "make deb       Debian packages, in .build-deb"
	@echo "make pictures  the documentation's pictures anew"
	@echo "make web       the web elements, in Web/dist"
	@echo "make site      the documentation's site, in .site"
	@echo "make format    Swift sources as they should be; make lint only checks"
	@echo "make clean     forget what was built"

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
	@swift format --in-place --recursive Package.swift Sources Tests Benchmarks Snippets Web/Generator

lint:
	@swift format lint --strict --recursive Package.swift Sources Tests Benchmarks Snippets Web/Generator

install:
	@scripts/setup build
	@scripts/install "$(DESTDIR)$(PREFIX)"
	@! pkg-config --exists gtk4 || { scripts/setup gtk && DESTDIR="$(DESTDIR)" scripts/build-gtk-library "$(PREFIX)"; }

# Debian's packages, in .build-deb.
deb:
	@scripts/setup deb
	@scripts/deb

clean:
	swift package clean
