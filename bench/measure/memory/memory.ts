import { Agent, request } from "node:http";
import { residentMemory } from "../../../e2e/harness/resident-memory.ts";
import { startSite } from "../started-site.ts";
import { type MixedRequest, requestMix } from "./request-mix.ts";

const defaults = { requests: 100_000, connections: 8 };

/** No process may have more resident memory than this, in MB. */
const CEILING_MB = 512;

/** How much the last tenth may differ from the second. */
const MAX_GROWTH = 1.2;

/**
 * Resident memory of each process of `npm start` in MB: at rest, then after each tenth of 100,000 requests
 * over all pages. Of these, 65 % are pages of anonymous visitors, 10 % pages of known ones, 10 % API searches,
 * 10 % images and files, and 5 % pages that do not exist.
 */
export async function measureMemory({ requests } = defaults): Promise<object> {
  const site = await startSite();
  try {
    const requestAt = await requestMix(site.origin);
    const rest = await residentMemory(site.processes());
    const tenths: Record<string, number>[] = [];
    const statuses: Record<string, number> = {};
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const first = (tenth * requests) / 10;
      await sendAll(site.origin, { first, end: first + requests / 10, requestAt, statuses });
      tenths.push(await residentMemory(site.processes()));
      console.error(JSON.stringify(tenths.at(-1)));
    }
    const restarts = site.processes().reduce((sum, one) => sum + one.restarts, 0);
    return { unit: "MB resident", requests, statuses, restarts, ...sumUp(rest, tenths) };
  } finally {
    await site.stop();
  }
}

function sumUp(rest: Record<string, number>, tenths: Record<string, number>[]) {
  const names = Object.keys(rest);
  const growth = Object.fromEntries(
    names.map((name) => {
      const ratio = (tenths[9]?.[name] ?? 0) / (tenths[1]?.[name] ?? 1);
      return [name, Math.round(ratio * 100) / 100];
    }),
  );
  const highest = Math.max(...tenths.flatMap((one) => Object.values(one)));
  const isAsPromised =
    highest <= CEILING_MB && Object.values(growth).every((ratio) => ratio <= MAX_GROWTH);
  const byName = names.map((name) => [name, tenths.map((one) => one[name] ?? 0)]);
  return { isAsPromised, ceiling: CEILING_MB, rest, tenths: Object.fromEntries(byName), growth };
}

interface Part {
  first: number;
  end: number;
  requestAt: (index: number) => MixedRequest;
  /** Responses by status are counted here. */
  statuses: Record<string, number>;
}

async function sendAll(origin: string, { first, end, requestAt, statuses }: Part): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: defaults.connections });
  let next = first;
  const work = async () => {
    while (next < end) {
      const index = next;
      next += 1;
      const status = await send(origin, requestAt(index), agent);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: defaults.connections }, work));
  agent.destroy();
}

function send(origin: string, { path, headers }: MixedRequest, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const options = { agent, headers: { "accept-encoding": "br", ...headers } };
    const sent = request(origin + path, options, (response) => {
      response.resume();
      response.on("close", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", () => resolve(0));
    sent.end();
  });
}
