import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";

/** Limits for a process that runs apart. */
export interface ApartLimits {
  /** Processor time, in seconds. */
  cpuSeconds: number;
  /** Longest run in ms, for a process that waits, or gets no processor time. */
  deadlineMs: number;
  /** Memory that it may allocate besides its program, in kilobytes. */
  maxDataKb: number;
  /** The process may load modules in machine code. Default: false. */
  addons?: boolean;
}

/**
 * Runs a program of ours over bytes of a stranger: they are its standard input, and its standard output is the result.
 * The process gets no variables, and can neither write files nor start another process: what a hostile file does to a
 * parser ends with it. `code` is its exit code; null = it was killed, is out of memory or took too long.
 */
export async function runApart(
  program: string,
  bytes: Buffer,
  { cpuSeconds, deadlineMs, maxDataKb, addons = false }: ApartLimits,
): Promise<{ code: number | null; output: Buffer }> {
  const node = [
    "--max-old-space-size=160",
    "--permission",
    "--allow-fs-read=*",
    ...(addons ? ["--allow-addons"] : []),
    "--disable-warning=ExperimentalWarning",
    "--disable-warning=SecurityWarning",
  ];
  // `ulimit` holds for what follows it in the shell; the arguments are no part of its text.
  const limited = `ulimit -d ${maxDataKb}; ulimit -t ${cpuSeconds}; exec "$0" "$@"`;
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
  const [output, code] = await Promise.all([buffer(child.stdout), ended]);
  return { code, output };
}
