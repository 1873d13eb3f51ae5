import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "@forecourt/service-kit/dealers/files/read-folder";

/** The host at which a preview is opened. */
const localHost = "localhost";

/**
 * Makes the folder `to` a copy of the configuration in `from` in which `localhost` is the host of `dealer`. Only files
 * that differ are written, so that a running site reads only changed files.
 */
export async function copyForPreview(from: string, to: string, dealer: string): Promise<void> {
  const names = await listFiles(from);
  for (const name of names) {
    const bytes = await readFile(path.join(from, name));
    const copied = hostedBy(name, dealer, bytes);
    const target = path.join(to, name);
    const present = await readFile(target).catch(() => null);
    if (present !== null && copied.equals(present)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, copied);
  }
  const kept = new Set(names);
  for (const name of await listFiles(to)) {
    if (!kept.has(name)) await rm(path.join(to, name));
  }
}

/** A dealer's file with other hosts; any other file, or a file that is being written, is returned as it is. */
function hostedBy(name: string, dealer: string, bytes: Buffer): Buffer {
  const [id = "", file, ...below] = name.split("/");
  if (file !== "dealer.json" || below.length > 0) return bytes;
  const settings = parsed(bytes.toString());
  if (settings === null || !Array.isArray(settings["hosts"])) return bytes;
  const others = settings["hosts"].filter((host) => host !== localHost);
  // Every dealer has a host.
  const hosts = id === dealer ? [localHost, ...others] : [...others, `${id}.localhost`];
  return Buffer.from(JSON.stringify({ ...settings, hosts: [...new Set(hosts)] }, null, 2));
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
