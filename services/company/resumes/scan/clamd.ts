import { connect, type Socket } from "node:net";

/** Where clamd listens: `host:port`, or the path of a Unix socket. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** `unknown`: it does not answer, answers too late, or answers something else. */
export type ScanResult = "clean" | "infected" | "unknown";

const DEADLINE_MS = 8_000;
const CHUNK_BYTES = 64 * 1024;
/** An answer names the file and the signature. */
const MAX_ANSWER = 1_000;

/** Parses CLAMD: `host:port`, `[::1]:3310` or `/run/clamav/clamd.ctl`; null = it is neither. */
export function parseClamdAddress(text: string): ClamdAddress | null {
  if (text.startsWith("/")) return { path: text };
  const [, bracketed, plain, port = ""] =
    /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = bracketed ?? plain;
  return host === undefined || Number(port) > 65_535 ? null : { host, port: Number(port) };
}

/**
 * Sends a file to clamd with INSTREAM (clamd(8)): chunks with their length before them, and an empty chunk at the end.
 * An answer other than the two known answers counts as no answer.
 */
export function scanWithClamd(
  address: ClamdAddress,
  bytes: Buffer,
  { deadlineMs = DEADLINE_MS } = {},
): Promise<ScanResult> {
  const { promise, resolve } = Promise.withResolvers<ScanResult>();
  const socket = connect(address);
  const deadline = setTimeout(() => socket.destroy(), deadlineMs);
  let answer = "";
  socket.setEncoding("latin1");
  socket.on("data", (text: string) => {
    answer += text;
    if (answer.length > MAX_ANSWER || answer.includes("\0")) socket.destroy();
  });
  socket.on("error", () => undefined);
  socket.once("close", () => {
    clearTimeout(deadline);
    resolve(resultOf(answer));
  });
  socket.once("connect", () => sendFile(socket, bytes));
  return promise;
}

function sendFile(socket: Socket, bytes: Buffer): void {
  socket.write("zINSTREAM\0");
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const chunk = bytes.subarray(start, start + CHUNK_BYTES);
    socket.write(lengthOf(chunk.length));
    socket.write(chunk);
  }
  socket.write(lengthOf(0));
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function resultOf(answer: string): ScanResult {
  if (answer === "stream: OK\0") return "clean";
  return /^stream: [^\0]+ FOUND\0$/.test(answer) ? "infected" : "unknown";
}
