import { readFile } from "node:fs/promises";

interface Process {
  name: string;
  pid?: number | undefined;
}

/** Resident memory of each process in MB, by its name. */
export async function residentMemory(
  processes: readonly Process[],
): Promise<Record<string, number>> {
  const entries = await Promise.all(
    processes.map(async ({ name, pid = 0 }) => [name, await residentMb(pid)] as const),
  );
  return Object.fromEntries(entries);
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
