import { fork } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { type BenchSite, startBenchSite } from "./bench-site.ts";
import { alternate, load, ratio } from "./load.ts";

const paths = ["/used-cars-for-sale", "/", "/service"];

/** Encodings that a browser accepts; a page in demand is stored in this encoding. */
const accepted = { "accept-encoding": "br" };

/** A visitor who has answered the cookie banner: their pages are rendered for them alone. */
const known = { ...accepted, cookie: `${visitorCookies.allowed}=essential` };

/**
 * Pages through the gateway: of anonymous visitors from the cache, against a bare `node:http` server that
 * writes the same bytes and headers; and of a known visitor, rendered for each request.
 */
export async function measurePages(): Promise<object> {
  const site = await startBenchSite("grouped");
  try {
    const results: Record<string, object> = {};
    for (const where of paths) results[where] = await measurePage(site, where);
    return results;
  } finally {
    await site.stop();
  }
}

async function measurePage(site: BenchSite, where: string): Promise<object> {
  const url = site.origin + where;
  await warmUp(url);
  const stored = await fetchBytes(url);
  const bare = await startBytesServer(stored);
  try {
    const cached = { url, headers: accepted, connections: 8, seconds: 4 };
    const [shared, written] = await alternate(cached, { ...cached, url: bare.origin }, 3);
    const own = await load({ url, headers: known, connections: 8, seconds: 5 });
    const rate = Math.max(1, Math.round(shared.requestsPerSecond / 2));
    const half = await load({ ...cached, rate });
    return {
      cachedPerSecond: Math.round(shared.requestsPerSecond),
      barePerSecond: Math.round(written.requestsPerSecond),
      ratio: ratio(shared.requestsPerSecond, written.requestsPerSecond),
      p99AtHalfLoad: half.p99,
      ownPerSecond: Math.round(own.requestsPerSecond),
      bytes: stored.body.length,
    };
  } finally {
    await bare.stop();
  }
}

/** Requests the page until it is stored in its best coding. */
async function warmUp(url: string): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await fetchBytes(url);
  await sleep(2_000);
}

interface StoredBytes {
  headers: Record<string, string>;
  body: Buffer;
}

/** The page as it travels: compressed, with its headers. */
async function fetchBytes(url: string): Promise<StoredBytes> {
  const sent = request(url, { headers: accepted });
  sent.end();
  const [response] = await once(sent, "response");
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  const headers = Object.fromEntries(
    Object.entries<string>(response.headers).filter(([name]) => !ofConnection.has(name)),
  );
  return { headers, body };
}

const ofConnection = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

async function startBytesServer({ headers, body }: StoredBytes) {
  const file = path.join(tmpdir(), `forecourt-bytes-${process.pid}`);
  await writeFile(file, body);
  const entry = path.resolve(import.meta.dirname, "../bare/bytes-server.ts");
  const child = fork(entry, [file, JSON.stringify(headers)]);
  const [{ port }] = await once(child, "message");
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.disconnect();
      await once(child, "exit");
      await rm(file);
    },
  };
}
