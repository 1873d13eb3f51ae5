import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Limits } from "../limits.ts";
import type { ShedLog } from "./shed-log.ts";
import { createSlowReaders } from "./slow-readers.ts";

interface CloseSlowReadersDeps {
  limits: Limits;
  shedLog: Pick<ShedLog, "countShed">;
}

const CHECK_INTERVAL_MS = 1_000;

/**
 * Closes connections whose client does not take its response: when no byte has moved for
 * `maxStallMs`, and when it is slower than the minimum rate.
 */
export function closeSlowReaders(server: Server, { limits, shedLog }: CloseSlowReadersDeps): void {
  const readers = createSlowReaders<Socket>(limits, () => performance.now());
  const close = (socket: Socket) => {
    if (socket.writableLength > 0) shedLog.countShed("slow-reader");
    socket.destroy();
  };
  server.on("connection", (socket) => {
    readers.add(socket);
    socket.once("close", () => readers.remove(socket));
  });
  // Node notices progress within a single large write, too.
  server.setTimeout(limits.maxStallMs, close);
  const checkMs = Math.min(CHECK_INTERVAL_MS, limits.readGraceMs);
  const timer = setInterval(() => readers.find().forEach(close), checkMs).unref();
  server.once("close", () => clearInterval(timer));
}
