import { expect, test } from "@jest/globals";
import { selectSteps } from "./select-steps.ts";
import { steps } from "./steps.ts";

const namesOf = (chosen: string | undefined, soak: boolean) =>
  selectSteps(steps, { chosen, soak }).map(({ name }) => name);

test("a normal run has all steps but operations, a soak run has all", () => {
  const all = steps.map(({ name }) => name);
  expect(all).toContain("operations");
  expect(namesOf(undefined, false)).toEqual(all.filter((name) => name !== "operations"));
  expect(namesOf(undefined, true)).toEqual(all);
});

test.each([false, true])("a step that is named runs alone (soak: %s)", (soak) => {
  expect(namesOf("operations", soak)).toEqual(["operations"]);
  expect(namesOf("lint", soak)).toEqual(["lint"]);
  expect(namesOf("no-such-step", soak)).toEqual([]);
});
