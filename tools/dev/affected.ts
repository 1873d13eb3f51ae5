import { ReleasableName } from "@forecourt/contracts/release";
import { serviceNames } from "@forecourt/contracts/services";

/** Builds to make and processes to restart after files have changed. */
export interface Affected {
  build: ReleasableName[];
  /** Names of processes, as in a plan of `separate` processes. */
  restart: string[];
  /** True when pages must be reloaded although nothing is built or restarted: for the dealers' files. */
  reload: boolean;
}

const notRelevant = /(^|\/)(node_modules|dist|fixtures)\/|\.test\.tsx?$|\.md$/;
/** The part of the shell that is not in its release: the server that runs releases. */
const shellServer = "shell/src/server/";
const everyProcess = [...serviceNames, "images", "shell", "gateway"];

/** The builds and processes that depend on `files`, paths from the repository's root. */
export function affectedBy(files: readonly string[]): Affected {
  const build = new Set<ReleasableName>();
  const restart = new Set<string>();
  let reload = false;
  for (const file of files) {
    const [top = "", second = ""] = file.split("/");
    if (top === "dealers") reload = true;
    if (notRelevant.test(file)) continue;
    const releasable = ReleasableName.safeParse(top);
    if (file.startsWith(shellServer)) restart.add("shell");
    else if (releasable.success) build.add(releasable.data);
    if (top === "services") restart.add(second);
    if (top !== "shared" || second === "testing") continue;
    if (second !== "service-kit") for (const name of ReleasableName.options) build.add(name);
    if (second !== "ui" && second !== "remote-kit")
      for (const name of everyProcess) restart.add(name);
  }
  return { build: [...build], restart: [...restart], reload };
}
