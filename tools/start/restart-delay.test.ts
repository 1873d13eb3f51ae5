import { expect, test } from "@jest/globals";
import { restartDelay } from "./restart-delay.ts";

test("the first restart is immediate, later ones wait longer, at most five seconds", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 100].map(restartDelay)).toEqual([
    0, 250, 500, 1000, 2000, 5000, 5000, 5000,
  ]);
});
