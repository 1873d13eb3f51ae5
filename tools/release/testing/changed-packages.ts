import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { inc } from "semver";
import { root } from "../../build/base-config.ts";
import { versionOf } from "../../build/shared-modules.ts";
import { listFiles } from "../list-files.ts";

/**
 * Puts the next patch or minor version of React and React DOM into `packages`, a folder for
 * `BuildOptions.packages`: the installed files with the version replaced wherever they state it.
 * Returns that version.
 */
export async function writeNextReact(
  packagesDir: string,
  kind: "patch" | "minor",
): Promise<string> {
  const installed = versionOf("react");
  const next = inc(installed, kind);
  if (!next) throw new Error(`React ${installed} has no next version`);
  for (const name of ["react", "react-dom"]) {
    const folder = await copyPackage(packagesDir, name);
    for (const file of await listFiles(folder)) {
      await editFile(path.join(folder, file), (text) => text.replaceAll(installed, next));
    }
  }
  return next;
}

/** Puts a remote-kit into `packages` whose `Hero` uses a new export of `visitor`, `useRegion`. */
export async function writeNewerRemoteKit(packagesDir: string): Promise<void> {
  const sources = path.join(await copyPackage(packagesDir, "@forecourt/remote-kit"), "src");
  await editFile(
    path.join(sources, "visitor.tsx"),
    (text) => `${text}\nexport const useRegion = () => useVisitor().zip;\n`,
  );
  await editFile(path.join(sources, "content/hero.tsx"), (text) =>
    `import { useRegion } from "../visitor.tsx";\n${text}`.replace(
      "return (",
      "const region = useRegion();\n  return region && (",
    ),
  );
}

async function copyPackage(packagesDir: string, name: string): Promise<string> {
  const folder = path.join(packagesDir, name);
  await mkdir(path.dirname(folder), { recursive: true });
  await cp(path.join(root, "node_modules", name), folder, { recursive: true, dereference: true });
  return folder;
}

async function editFile(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(file, edit(await readFile(file, "utf8")));
}
