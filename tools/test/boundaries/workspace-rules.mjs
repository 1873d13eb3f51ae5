import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");
const manifestOf = (folder) =>
  JSON.parse(readFileSync(path.join(root, folder, "package.json"), "utf8"));
const workspaces = manifestOf(".")
  .workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
  .map((file) => path.dirname(file))
  .map((folder) => ({ folder, manifest: manifestOf(folder) }));
const folderOf = Object.fromEntries(
  workspaces.map(({ folder, manifest }) => [manifest.name, folder]),
);

/** Folders of the workspaces that `manifest` names, as a dependency of any kind. */
function declaredFolders({ dependencies, devDependencies }) {
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names.flatMap((name) => folderOf[name] ?? []);
}

/**
 * Rules for dependency-cruiser: a workspace declares every other workspace that it imports. npm links all workspaces
 * into the root's node_modules, so an undeclared one would resolve as well.
 */
export const workspaceRules = workspaces.map(({ folder, manifest }) => ({
  name: `declared-${folder.replaceAll("/", "-")}`,
  comment: `Add the workspace to the dependencies of ${folder}/package.json.`,
  from: { path: `^${folder}/` },
  to: {
    path: "^(mfe-[^/]+|shell|services/[^/]+|shared/[^/]+|tools|e2e|bench)/",
    pathNot: `^(${[folder, ...declaredFolders(manifest)].join("|")})/`,
    dependencyTypes: ["aliased-workspace"],
  },
}));
