import { stat } from "node:fs/promises";
import path from "node:path";

/**
 * The folder of an npm package as these packages of the project import it; of a package that is not installed, the
 * folder where it should be. If another package needs another version, npm installs it in that package's own folder.
 * @param folders of the project's packages, from the root of the repository
 */
export async function findPackage(
  root: string,
  folders: readonly string[],
  name: string,
): Promise<string> {
  const shared = path.join(root, "node_modules", name);
  const own = folders.map((folder) => path.join(root, folder, "node_modules", name));
  for (const folder of own) {
    const isThere = await stat(folder).then(
      () => true,
      () => false,
    );
    if (isThere) return folder;
  }
  return shared;
}
