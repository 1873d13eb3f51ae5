import { createLog } from "@forecourt/service-kit/log";
import { expect, test } from "@jest/globals";
import { watchReachability } from "./reachability.ts";

const start = new Date("2026-11-21T12:00:00.000Z").getTime();

test("knows of a past problem after the server is back", async () => {
  let second = 0;
  let answer: string | null = null;
  const at = (seconds: number) => new Date(start + seconds * 1000);
  const reachability = watchReachability(
    { check: async () => answer },
    { log: createLog({ name: "t", level: "silent" }), now: () => at(second) },
  );
  const lookAt = (seconds: number, found: string | null) => {
    second = seconds;
    answer = found;
    return reachability.check();
  };
  await lookAt(1, null);
  expect(reachability.hadProblemSince(at(0))).toBe(false);
  await lookAt(2, "ECONNREFUSED at CONN");
  expect(reachability.hadProblemSince(at(2))).toBe(true);
  await lookAt(9, null);
  expect(reachability.problem()).toBeNull();
  expect([8, 9, 10].map((began) => reachability.hadProblemSince(at(began)))).toEqual([
    true,
    true,
    false,
  ]);
});
