import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { startBenchSite } from "./bench-site.ts";

/** Resident memory of each process of `npm start` at rest, in MB, after one visit of each page. */
export async function measureMemory(): Promise<object> {
  const site = await startBenchSite("grouped");
  try {
    for (const path of ["/", "/used-cars-for-sale", "/auto-financing", "/service"]) {
      await (await fetch(site.origin + path)).text();
    }
    await sleep(5000);
    const entries = await Promise.all(
      Object.entries(site.pids()).map(async ([name, pid]) => [name, await residentMb(pid)]),
    );
    return { unit: "MB resident", ...Object.fromEntries(entries) };
  } finally {
    await site.stop();
  }
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
