import path from "node:path";

/** Where a shell server answers each request with the bytes that it holds, after a collection of garbage. */
export function memorySocket(dataDir: string, pid: number): string {
  return path.join(dataDir, `memory-${pid}.sock`);
}
