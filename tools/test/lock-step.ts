import { root } from "../build/base-config.ts";
import { lockProblems } from "./lock-file.ts";
import type { Step } from "./step.ts";

/** The wrapper has installed what the lock file says; this checks that it says what is asked for. */
export const lockStep: Step = {
  name: "install",
  hint: 'Run "npm install" and commit package-lock.json.',
  run: async () => {
    const problems = lockProblems(root);
    return { ok: problems.length === 0, output: problems.join("\n") };
  },
};
