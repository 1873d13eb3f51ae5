import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { processEnv } from "@forecourt/service-kit/config";
import { processesOf } from "../harness/processes-of.ts";
import type { Site } from "../harness/site.ts";
import { pathOf } from "./address-path.ts";
import { memorySocket } from "./memory-socket.ts";

/** Variables of a site whose memory is looked at. */
export function probedEnv() {
  const probe = pathToFileURL(path.join(import.meta.dirname, "memory-probe.ts"));
  return { NODE_OPTIONS: `${processEnv()["NODE_OPTIONS"] ?? ""} --import=${probe}`.trim() };
}

/** Maximum average of bytes that a request may leave in memory. Good releases leave less than a tenth of it. */
const maxBytes = 1_000_000;

/** Pages that are looked at together, between two collections of garbage. */
const groupSize = 8;

/** Requests of each page in the first look. */
const fewRequests = 6;

/** Requests of a page in the second look, which follows if the first look finds a leak: by then, caches are filled. */
const manyRequests = 24;

/** Requests in progress at the same time. */
const atOnce = 3;

/**
 * Requests each page again and again and compares the shell server's memory before and after, without garbage. Returns
 * a line about the first page that leaks, if any: requests of many leaking pages would fill the memory.
 */
export async function findLeaks(
  site: Pick<Site, "releasesDir">,
  addresses: readonly string[],
): Promise<string[]> {
  const shell = processesOf(site).find(({ name }) => name === "shell");
  const socketPath = memorySocket(path.join(site.releasesDir, "../data"), shell?.pid ?? 0);
  for (let first = 0; first < addresses.length; first += groupSize) {
    const group = addresses.slice(first, first + groupSize);
    try {
      // At least this much is left when one page of the group leaks.
      if ((await growth(socketPath, group, fewRequests)) <= maxBytes * fewRequests) continue;
      for (const address of group) {
        const bytes = await leakOf(socketPath, address);
        if (bytes > 0) return [`${pathOf(address)} leaks ${(bytes / 1e6).toFixed(1)} MB a request`];
      }
    } catch (error) {
      const paths = group.map(pathOf).join(", ");
      return [`the shell server ended when it was asked again and again for ${paths}: ${error}`];
    }
  }
  return [];
}

/** Bytes that each request of a page leaves in memory; 0 = no more than allowed. */
async function leakOf(socketPath: string, address: string): Promise<number> {
  let bytes = 0;
  for (const requests of [fewRequests, manyRequests]) {
    bytes = (await growth(socketPath, [address], requests)) / requests;
    if (bytes <= maxBytes) return 0;
  }
  return bytes;
}

/** By how many bytes the shell server grows with so many requests of each page. */
async function growth(
  socketPath: string,
  addresses: readonly string[],
  requests: number,
): Promise<number> {
  const before = await heldBytes(socketPath);
  const waiting = Array.from({ length: requests }, () => addresses).flat();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        await render(next);
      }
    }),
  );
  return (await heldBytes(socketPath)) - before;
}

let renders = 0;

/** Requests a page that no cache has: with a parameter that no page reads, and a value of its own. */
async function render(address: string): Promise<void> {
  const url = new URL(address);
  renders += 1;
  url.searchParams.set("unstored", String(renders));
  // The page was answered before; if the shell server has ended since, its socket fails.
  await bodyOf(request(url, { agent: false, timeout: 30_000 })).catch(() => "");
}

async function heldBytes(socketPath: string): Promise<number> {
  return Number(await bodyOf(request({ socketPath, agent: false })));
}

async function bodyOf(asked: ClientRequest): Promise<string> {
  asked.once("timeout", () => asked.destroy()).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return text(answer);
}
