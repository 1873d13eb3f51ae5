import { areaNames } from "@forecourt/contracts/areas";
import { buildStep } from "./build-step.ts";
import { lockStep } from "./lock-step.ts";
import { type Step, toolStep } from "./step.ts";
import { browserStep, jestStep, operationsStep } from "./test-steps.ts";

const sources = ["shared", "services", "shell", "tools", "e2e", "bench"];
const remotes = areaNames.map((area) => `mfe-${area}`);

/** All steps of `npm test`, in order. */
export const steps: readonly Step[] = [
  lockStep,
  toolStep("format", ["biome", "check", "."], 'Mend it with "npm run format".'),
  toolStep("lint", ["oxlint"], "The rules are in .oxlintrc.json."),
  toolStep(
    "boundaries",
    ["depcruise", "--config=.dependency-cruiser.mjs", ...sources, ...remotes],
    "Who may import whom is in .dependency-cruiser.mjs.",
  ),
  toolStep("unused", ["knip"], "Remove what is not used; entry files are named in knip.jsonc."),
  toolStep(
    "unused-in-product",
    ["knip", "--production", "--include", "files,exports,types"],
    "Only tests use it: remove it, or move it to a folder named testing.",
  ),
  toolStep("types", ["tsc", "-p", "tsconfig.json"], "The compiler's settings: tsconfig.base.json."),
  jestStep,
  buildStep,
  browserStep,
  operationsStep,
];
