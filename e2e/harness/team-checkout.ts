import { appendFile } from "node:fs/promises";
import path from "node:path";
import { copyTree } from "../../tools/generate/testing/copy-tree.ts";
import { startCommand } from "./run-command.ts";

/** A checkout of a team of its own: the present files in a repository of git, with one commit. */
export interface TeamCheckout {
  folder: string;
  /** Runs a command line there; its output. @throws Error with the output when it fails */
  run(command: string): Promise<string>;
  /** Commits all that has changed. */
  commit(message: string): Promise<void>;
  /** Links the packages of a new area, as `npm install` does. */
  linkArea(area: string): void;
  remove(): void;
}

/** @param env variables of its commands, such as the release store of a site */
export async function checkOut(env: Record<string, string>): Promise<TeamCheckout> {
  const { folder, link, remove } = copyTree();
  const run = async (command: string) => {
    const running = startCommand(command, env, folder);
    const code = await running.ended;
    if (code !== 0) throw new Error(`"${command}" ended with ${code}:\n${running.output()}`);
    return running.output();
  };
  const commit = async (message: string) => {
    await run("git add --all");
    await run(
      `git -c user.name=Ada -c user.email=ada@parts.example commit --quiet -m "${message}"`,
    );
  };
  await run("git init --quiet");
  // Linked packages are no folders, which is what .gitignore names.
  await appendFile(path.join(folder, ".git/info/exclude"), "node_modules\n");
  await commit("before");
  return {
    folder,
    run,
    commit,
    linkArea(area) {
      link(`mfe-${area}`, `mfe-${area}`);
      link(`service-${area}`, `services/${area}`);
    },
    remove,
  };
}
