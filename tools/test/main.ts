import { chooseSoak } from "./config.ts";
import { runSteps } from "./run-steps.ts";
import { selectSteps } from "./select-steps.ts";
import { steps } from "./steps.ts";

const [first, ...others] = process.argv.slice(2);
const soak = first === "soak";
if (soak) chooseSoak();
const [chosen, ...more] = soak ? others : process.argv.slice(2);
const selected = selectSteps(steps, { chosen, soak });

if (selected.length === 0) {
  console.error(`usage: npm test [-- [soak] [STEP [ARGUMENTS]]]
STEP is one of ${steps.map(({ name }) => name).join(", ")}; without it, all of them run, but for operations.
soak runs all of them, tests at full size and on both databases.`);
  process.exitCode = 2;
} else {
  const live = chosen !== undefined;
  const ok = await runSteps(selected, { more, live, print: (line) => console.log(line) });
  process.exitCode = ok ? 0 : 1;
}
