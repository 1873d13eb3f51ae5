import { startBenchSite } from "../bench-site.ts";
import { openSlowClients, type SlowKind, slowKinds } from "./slow-clients.ts";
import { measureVisitor } from "./steady-visitor.ts";

const clients = 300;
const seconds = 15;

/**
 * What everybody else waits while 300 clients are slow: in each way alone, from one address, and in
 * all ways at once, each from an address of its own.
 */
export async function measureOverload(): Promise<object> {
  const site = await startBenchSite("embedded");
  const port = Number(new URL(site.origin).port);
  try {
    // The first requests of a process compile its code, and fill the page cache.
    await measureVisitor(port, 5);
    const figures: Record<string, object> = { none: await measureVisitor(port, seconds) };
    const before = site.pids();
    const attack = async (name: string, kinds: SlowKind[], fromOneAddress: boolean) => {
      const count = Math.floor(clients / kinds.length);
      const slow = openSlowClients(port, { count, kinds, fromOneAddress });
      const others = await measureVisitor(port, seconds);
      slow.close();
      figures[name] = { others, closedByGateway: slow.closedByGateway() };
    };
    for (const kind of slowKinds) await attack(kind, [kind], true);
    await attack("all", [...slowKinds], false);
    const after = site.pids();
    const restarted = Object.keys(before).filter((name) => before[name] !== after[name]);
    return { clients, seconds, ...figures, restarted };
  } finally {
    await site.stop();
  }
}
