import { root } from "../build/base-config.ts";
import { lockProblems } from "./lock-file.ts";
import type { Step } from "./step.ts";

/** Checks that the lock file, from which the wrapper has installed, agrees with the package.json files. */
export const lockStep: Step = {
  name: "install",
  hint: 'Run "npm install" and commit package-lock.json.',
  run: async () => {
    const problems = lockProblems(root);
    return { ok: problems.length === 0, output: problems.join("\n") };
  },
};
