import { spawn } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import { BulkheadRejectedError, bulkhead } from "cockatiel";
import type { Inspection } from "./inspect-file.ts";

const entry = path.join(import.meta.dirname, "inspect-process.ts");

/** Seconds of the processor: a resume takes half of one, most of it for the start of the process. */
const CPU_SECONDS = 5;
/** For a process that waits, or gets no processor. */
const DEADLINE_MS = 30_000;
/** What the process may allocate, besides its program. */
const MAX_DATA_KB = 700_000;

const node = [
  "--max-old-space-size=160",
  // The process reads its program, and can neither write files nor start another process.
  "--permission",
  "--allow-fs-read=*",
  "--disable-warning=ExperimentalWarning",
];

/** Two files at a time, so that a rush of uploads does not take the machine. */
const inspecting = bulkhead(2, 24);

/**
 * Inspects a file in a process of its own that gets no variables, writes no files and starts no processes: what a hostile
 * file does to the parsers ends with it. A process that is killed, is out of memory or takes too long is a `damaged` file;
 * null = too many files are being inspected.
 */
export async function inspectApart(
  bytes: Buffer,
  { deadlineMs = DEADLINE_MS, program = entry } = {},
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
  // `ulimit` holds for what follows it in the shell; the arguments are no part of its text.
  const limited = `ulimit -d ${MAX_DATA_KB}; ulimit -t ${CPU_SECONDS}; exec "$0" "$@"`;
  const child = spawn("/bin/sh", ["-c", limited, process.execPath, ...node, program], {
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
    timeout: deadlineMs,
    killSignal: "SIGKILL",
  });
  // A process that ends early does not read all of its input.
  child.stdin.on("error", () => undefined);
  child.stdin.end(bytes);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [output, code] = await Promise.all([text(child.stdout), ended]);
  return code === 0 ? (JSON.parse(output) as Inspection) : { ok: false, fault: "damaged" };
}
