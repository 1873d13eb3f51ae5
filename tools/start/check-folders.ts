import { access, constants, mkdir, readdir } from "node:fs/promises";
import { isNativeError } from "node:util/types";
import type { Site } from "./plan.ts";
import { StartError } from "./start-error.ts";

/**
 * Checks the folders of a site, and creates the data folder and the release store.
 * @throws StartError that names the variable, the folder and the problem.
 */
export async function checkFolders(
  site: Pick<Site, "dealersDir" | "dataDir" | "releasesDir">,
): Promise<void> {
  const { dealersDir, dataDir, releasesDir } = site;
  await expectFolder("DEALERS_DIR", "the folder of the dealers' configuration", dealersDir, () =>
    readdir(dealersDir),
  );
  await expectFolder("DATA_DIR", "a folder that may be written to", dataDir, async () => {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
  });
  await expectFolder("RELEASES_DIR", "a folder for the built parts", releasesDir, async () => {
    await mkdir(releasesDir, { recursive: true });
    await readdir(releasesDir);
  });
}

async function expectFolder(
  variable: string,
  expected: string,
  found: string,
  tryIt: () => Promise<unknown>,
): Promise<void> {
  try {
    await tryIt();
  } catch (error) {
    const code = isNativeError(error) && "code" in error ? String(error.code) : "";
    throw new StartError(
      `${variable}: expected ${expected}, found ${found}, which ${reasons[code] ?? `cannot be used (${code})`}`,
      { cause: error },
    );
  }
}

const reasons: Record<string, string> = {
  ENOENT: "does not exist",
  ENOTDIR: "is not a folder, or is inside a file",
  // `mkdir` reports EEXIST when the path is not a folder.
  EEXIST: "is not a folder",
  EACCES: "this user may not use",
  EPERM: "this user may not use",
  EROFS: "cannot be written to",
};
