import { once } from "node:events";
import { createServer } from "node:net";
import { isNativeError } from "node:util/types";
import { reservePort } from "./reserve-port.ts";

/**
 * Below the range from which systems take the local ports of outgoing connections (32768 or 49152
 * and up): a port of that range could be taken while the process that listens on it restarts.
 */
const FIRST = 20_000;
const LAST = 32_000;

/**
 * Different ports of this machine that no process listens on, none of them in `taken`. They are reserved
 * until this process ends: sites that start at the same time get different ones.
 */
export async function freePorts(count: number, taken: readonly number[] = []): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (taken.includes(port) || !reservePort(port)) continue;
    if (await isFree(port, "127.0.0.1")) found.add(port);
  }
  return [...found];
}

/** Whether this process may listen at `host`:`port`. */
export async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, "listening");
  } catch (error) {
    if (isNativeError(error) && "code" in error && error.code === "EADDRINUSE") return false;
    throw error;
  }
  server.close();
  await once(server, "close");
  return true;
}
