import { expect, test } from "@jest/globals";
import { runSteps } from "./run-steps.ts";
import type { Step, StepResult } from "./step.ts";

function step(name: string, result: Partial<StepResult>, needs?: string): Step {
  const run = async () => ({ ok: true, output: "", ...result });
  return { name, hint: `mend ${name}`, run, ...(needs ? { needs } : {}) };
}

async function outcome(...steps: Step[]) {
  const lines: string[] = [];
  const ok = await runSteps(steps, { more: [], live: false, print: (line) => lines.push(line) });
  return { ok, lines: lines.map((line) => line.replace(/\d+\.\d s/, "0.0 s")) };
}

const counts = { passed: 4, failed: 0, skipped: 0 };

test("each step has one line, and the last line says how many tests passed", async () => {
  const { ok, lines } = await outcome(step("lint", { output: "noise" }), step("jest", { counts }));
  expect(ok).toBe(true);
  expect(lines).toEqual([
    "✔ lint          0.0 s",
    "✔ jest          0.0 s  4 passed, 0 failed",
    "  in all        0.0 s",
    "4 passed, 0 failed",
  ]);
});

test("the ten slowest checks of all steps are printed before the total time", async () => {
  const timings = (prefix: string) =>
    Array.from({ length: 7 }, (_, index) => ({ name: `${prefix}${index}`, ms: index * 1000 }));
  const { lines } = await outcome(
    step("jest", { counts, timings: timings("unit") }),
    step("e2e", { counts, timings: timings("page") }),
  );
  const from = lines.indexOf("The 10 slowest checks:");
  expect(lines.slice(from + 1, from + 3).map((line) => line.trim())).toEqual([
    "0.0 s  unit6",
    "0.0 s  page6",
  ]);
  expect(lines.slice(from + 11)).toEqual(["  in all        0.0 s", "8 passed, 0 failed"]);
});

test("a failed step shows its output and what to do, counts as one failure, and others still run", async () => {
  const { ok, lines } = await outcome(
    step("lint", { ok: false, output: "line 3: no\n" }),
    step("jest", { counts }),
  );
  expect(ok).toBe(false);
  expect(lines).toEqual([
    "✘ lint          0.0 s",
    "line 3: no",
    "  mend lint",
    "✔ jest          0.0 s  4 passed, 0 failed",
    "  in all        0.0 s",
    "Failed: lint",
    "4 passed, 1 failed",
  ]);
});

test("failed tests are counted once, separate from their step", async () => {
  const failing = { passed: 4, failed: 2, skipped: 0 };
  const { lines } = await outcome(step("jest", { ok: false, counts: failing }));
  expect(lines.at(-1)).toBe("4 passed, 2 failed");
});

test("a runner that fails although all its tests passed is a failure", async () => {
  const { ok, lines } = await outcome(step("jest", { ok: false, counts }));
  expect(ok).toBe(false);
  expect(lines.at(-1)).toBe("4 passed, 1 failed");
});

test("a step that needs a failed one is not run, and has failed", async () => {
  const { lines } = await outcome(step("build", { ok: false }), step("e2e", { counts }, "build"));
  expect(lines).toContain("  not run, because build failed");
  expect(lines.at(-1)).toBe("0 passed, 2 failed");
});

test("a step that throws has failed, and the error is shown", async () => {
  const thrown: Step = {
    ...step("types", {}),
    run: () => Promise.reject(new Error("no compiler")),
  };
  const { ok, lines } = await outcome(thrown);
  expect(ok).toBe(false);
  expect(lines.join("\n")).toContain("Error: no compiler");
});
