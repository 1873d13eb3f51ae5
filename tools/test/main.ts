import { chooseSoak } from "./config.ts";
import { runSteps } from "./run-steps.ts";
import { steps } from "./steps.ts";

const [first, ...others] = process.argv.slice(2);
const soak = first === "soak";
if (soak) chooseSoak();
const [chosen, ...more] = soak ? others : process.argv.slice(2);
const selected = steps.filter(({ name }) => chosen === undefined || name === chosen);

if (selected.length === 0) {
  console.error(`usage: npm test [-- [soak] [STEP [ARGUMENTS]]]
STEP is one of ${steps.map(({ name }) => name).join(", ")}; without it, all of them run.
soak runs tests at full size and on both databases.`);
  process.exitCode = 2;
} else {
  const live = chosen !== undefined;
  const ok = await runSteps(selected, { more, live, print: (line) => console.log(line) });
  process.exitCode = ok ? 0 : 1;
}
