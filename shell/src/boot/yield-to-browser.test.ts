/** @jest-environment jsdom */

import { MessageChannel } from "node:worker_threads";
import { beforeAll, expect, test } from "@jest/globals";
import { yieldToBrowser } from "./yield-to-browser.ts";

// jsdom has none.
beforeAll(() => {
  Object.assign(globalThis, { MessageChannel });
});

test("continues in a later task, after all that was due in the current one", async () => {
  const order: string[] = [];
  const continued = yieldToBrowser().then(() => order.push("continued"));
  await Promise.resolve();
  await Promise.resolve();
  order.push("end of the task");
  await continued;
  expect(order).toEqual(["end of the task", "continued"]);
});
