import type { IncomingMessage } from "node:http";
import { PassThrough, Readable, Writable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "@jest/globals";
import type { Response } from "express";
import { relayResponse } from "./relay-response.ts";

const KB = 1024;

/** A client that takes nothing until `read` is called. */
function stuckClient() {
  const taken: (() => void)[] = [];
  let bytes = 0;
  const stream = new Writable({
    highWaterMark: 16 * KB,
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      taken.push(done);
    },
  });
  const response = Object.assign(stream, {
    status: () => undefined,
    hasHeader: () => true,
    setHeader: () => undefined,
  }) as unknown as Response;
  return { response, bytes: () => bytes, take: () => taken.shift()?.() };
}

/** An upstream's response of `size` bytes. */
function upstreamResponse(size: number) {
  let sent = 0;
  const source = new Readable({
    read() {
      if (sent >= size) return void this.push(null);
      sent += 16 * KB;
      this.push(Buffer.alloc(16 * KB));
    },
  });
  return Object.assign(source, { headers: {}, statusCode: 200 }) as unknown as IncomingMessage;
}

describe("relayResponse", () => {
  test("reads a whole page ahead of a client that takes nothing", async () => {
    const { response } = stuckClient();
    const source = upstreamResponse(512 * KB);
    const ended = new Promise((resolve) => source.once("end", resolve));
    relayResponse(source, response);
    await ended;
    expect(response.writableLength).toBe(512 * KB);
  });

  test("stops reading a megabyte ahead, and goes on when the client takes it", async () => {
    const { response, bytes, take } = stuckClient();
    const source = upstreamResponse(4 * 1024 * KB);
    relayResponse(source, response);
    await new Promise((resolve) => source.once("pause", resolve));
    await nextTurn();
    expect(response.writableLength).toBeLessThanOrEqual(1024 * KB + 64 * KB);
    const finished = new Promise((resolve) => response.once("finish", resolve));
    const taking = setInterval(take, 0);
    await finished;
    clearInterval(taking);
    expect(bytes()).toBe(4 * 1024 * KB);
  });

  test("passes a body on unchanged", async () => {
    const body = new PassThrough();
    const response = Object.assign(body, {
      status: () => undefined,
      hasHeader: () => true,
      setHeader: () => undefined,
    }) as unknown as Response;
    const source = Object.assign(Readable.from([Buffer.from("one "), Buffer.from("two")]), {
      headers: {},
      statusCode: 200,
    }) as unknown as IncomingMessage;
    relayResponse(source, response);
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toBe("one two");
  });
});
