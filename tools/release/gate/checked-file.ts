import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";
import { errorCode } from "@forecourt/service-kit/error-code";
import { releaseFolder } from "@forecourt/service-kit/releases/release-folder";
import { z } from "zod";

/**
 * File beside `release.json`, which names the shell and the services of the last check. It is no part of the release.
 */
export const checkedFile = "checked.json";

const Checked = z.object({
  release: z.string(),
  at: z.iso.datetime(),
  /** The release of the shell that it was checked with. */
  shell: z.string(),
  /** The contracts of the services, by their hashes. */
  services: z.string(),
  pages: z.int(),
  /** False when no browser was there. */
  hydrated: z.boolean(),
});
type Checked = z.infer<typeof Checked>;

interface CheckedRelease {
  releasesDir: string;
  name: ReleasableName;
  release: string;
}

/** Notes that a release has passed the checks with a shell and the services of a record. */
export async function noteChecked(
  { releasesDir, name, release }: CheckedRelease,
  checked: Pick<Checked, "shell" | "pages" | "hydrated">,
  record: ReleaseRecord | null,
): Promise<void> {
  const at = new Date().toISOString();
  const note: Checked = { release, at, ...checked, services: contractsOf(record) };
  const file = path.join(releaseFolder(releasesDir, name, release), checkedFile);
  await writeFile(file, `${JSON.stringify(note, null, 2)}\n`);
}

/** Whether a release has passed the checks with this shell and these services, in a browser. */
export async function isChecked(
  { releasesDir, name, release }: CheckedRelease,
  shell: string,
  record: ReleaseRecord | null,
): Promise<boolean> {
  try {
    const file = path.join(releaseFolder(releasesDir, name, release), checkedFile);
    const note = Checked.parse(JSON.parse(await readFile(file, "utf8")));
    return (
      note.release === release &&
      note.shell === shell &&
      note.hydrated &&
      note.services === contractsOf(record)
    );
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
}

function contractsOf(record: ReleaseRecord | null): string {
  const services = Object.entries(record?.services ?? {});
  return services.map(([name, { contract }]) => `${name}=${contract}`).join(" ");
}
