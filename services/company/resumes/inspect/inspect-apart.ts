import path from "node:path";
import { runApart } from "@forecourt/service-kit/run-apart";
import { BulkheadRejectedError, bulkhead } from "cockatiel";
import type { Inspection } from "./inspect-file.ts";

const entry = path.join(import.meta.dirname, "inspect-process.ts");

/** A resume takes half a second of the processor, most of it for the start of the process. */
const limits = { cpuSeconds: 5, deadlineMs: 30_000, maxDataKb: 700_000 };

/** Two files at a time, so that a rush of uploads does not take the machine. */
const inspecting = bulkhead(2, 24);

/**
 * Inspects a file in a process of its own. A process that is killed, is out of memory or takes too long is a `damaged`
 * file; null = too many files are being inspected.
 */
export async function inspectApart(
  bytes: Buffer,
  { deadlineMs = limits.deadlineMs, program = entry } = {},
): Promise<Inspection | null> {
  try {
    return await inspecting.execute(() => run(bytes, { deadlineMs, program }));
  } catch (error) {
    if (error instanceof BulkheadRejectedError) return null;
    throw error;
  }
}

async function run(
  bytes: Buffer,
  { deadlineMs, program }: { deadlineMs: number; program: string },
): Promise<Inspection> {
  const { code, output } = await runApart(program, bytes, { ...limits, deadlineMs });
  if (code !== 0) return { ok: false, fault: "damaged" };
  return JSON.parse(output.toString()) as Inspection;
}
