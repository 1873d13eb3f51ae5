import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { parseClamdAddress, scanWithClamd } from "./clamd.ts";

let server: Server | undefined;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await new Promise((resolve) => server?.close(resolve) ?? resolve(null));
});

/** A clamd on this machine that answers a whole stream with `answer`; resolves to its address. */
async function clamd(answer: (file: Buffer, socket: Socket) => void) {
  server = createServer((socket) => {
    sockets.add(socket);
    let sent = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      sent = Buffer.concat([sent, chunk]);
      const file = fileIn(sent);
      if (file !== null) answer(file, socket);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return { host: "127.0.0.1", port: (server.address() as AddressInfo).port };
}

/** The file of a stream; null = it has not ended. */
function fileIn(sent: Buffer): Buffer | null {
  const command = "zINSTREAM\0";
  if (sent.toString("latin1", 0, command.length) !== command) return null;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const file = Buffer.alloc(200_000, "resume");

test("clamd gets the whole file in chunks, and its answer counts", async () => {
  const seen: Buffer[] = [];
  const address = await clamd((sent, socket) => {
    seen.push(sent);
    socket.end(sent.includes("EICAR") ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");
  });
  expect(await scanWithClamd(address, file)).toBe("clean");
  expect(seen[0]?.equals(file)).toBe(true);
  expect(await scanWithClamd(address, Buffer.from("EICAR"))).toBe("infected");
});

test.each([
  ["something else", "HTTP/1.1 200 OK\r\n\r\n"],
  ["the answer of another file", "stream: OK\0stream: X FOUND\0"],
  ["an error", "INSTREAM size limit exceeded. ERROR\0"],
  ["half an answer", "stream: O"],
  ["nothing", ""],
  ["endless text", "x".repeat(100_000)],
])("%s is no answer", async (_name, answer) => {
  const address = await clamd((_file, socket) => socket.end(answer));
  expect(await scanWithClamd(address, file)).toBe("unknown");
});

test("a scanner that is down, or does not answer in time, gives no answer", async () => {
  const silent = await clamd(() => undefined);
  expect(await scanWithClamd(silent, file, { deadlineMs: 50 })).toBe("unknown");
  expect(await scanWithClamd({ path: "/nowhere/clamd.ctl" }, file)).toBe("unknown");
});

test.each([
  ["clamav:3310", { host: "clamav", port: 3310 }],
  ["[::1]:3310", { host: "::1", port: 3310 }],
  ["/run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
  ["3310", null],
  ["clamav:99999", null],
])("CLAMD=%s is %j", (text, address) => {
  expect(parseClamdAddress(text)).toEqual(address);
});
