import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, describe, expect, test } from "@jest/globals";
import express from "express";
import { type Listening, listen } from "./listen.ts";

let server: Listening;
afterEach(() => server.close());

describe("drain", () => {
  test("closes running requests at the deadline", async () => {
    const app = express();
    const arrived = new Promise<void>((resolve) => app.get("/hang", () => resolve()));
    server = await listen(app, "127.0.0.1", 0);
    const answer = fetch(`http://127.0.0.1:${server.port}/hang`);
    answer.catch(() => undefined);
    await arrived;
    await server.close({ lingerMs: 0, deadlineMs: 50 });
    await expect(answer).rejects.toThrow();
  });

  test("ends at once when there is no connection", async () => {
    server = await listen(express(), "127.0.0.1", 0);
    const closed = server.close({ lingerMs: 600_000, deadlineMs: 600_000 });
    await expect(closed).resolves.toBeUndefined();
  });
});

describe("malformed requests", () => {
  test.each([
    ["400", "nonsense\r\n\r\n"],
    ["400", "GET / HTTP/1.1\r\nbad header\r\n\r\n"],
    ["400", "GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n"],
    ["431", `GET / HTTP/1.1\r\nhost: a\r\nx: ${"x".repeat(21_000)}\r\n\r\n`],
  ])("get %s, and the server keeps running", async (status, bytes) => {
    server = await listen(express(), "127.0.0.1", 0);
    const socket = connect(server.port, "127.0.0.1");
    socket.write(bytes);
    const [head] = await once(socket, "data");
    expect(String(head)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*connection: close`));
    await once(socket, "close");
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
  });
});
