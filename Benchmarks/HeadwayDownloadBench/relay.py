#!/usr/bin/env python3
"""A relay on the loopback address with a delay and a rate: relay.py PORT TO-PORT SECONDS BYTES-PER-SECOND.

Each connection has the rate for itself, as a server has it that limits each of its clients; the delay is one way out and
back together, paid when a connection is made and again for each request.
"""
import asyncio
import sys

PORT, TO, DELAY, RATE = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4])


async def forward(reader, writer, delay):
    while data := await reader.read(65536):
        await asyncio.sleep(delay)
        writer.write(data)
        await writer.drain()
    writer.close()


async def back(reader, writer):
    loop = asyncio.get_running_loop()
    due = loop.time()
    while data := await reader.read(16384):
        due = max(due, loop.time()) + len(data) / RATE
        writer.write(data)
        await writer.drain()
        await asyncio.sleep(max(0, due - loop.time()))
    writer.close()


async def serve(reader, writer):
    await asyncio.sleep(DELAY)
    server_reader, server_writer = await asyncio.open_connection("127.0.0.1", TO)
    try:
        await asyncio.gather(forward(reader, server_writer, DELAY), back(server_reader, writer))
    except OSError:
        pass
    finally:
        writer.close()
        server_writer.close()


async def main():
    server = await asyncio.start_server(serve, "127.0.0.1", PORT)
    async with server:
        await server.serve_forever()


asyncio.run(main())
