import { expect, test } from "@jest/globals";
import { atMost } from "./at-most.ts";

test("has no room while so much work runs, and has again after work that ended or failed", async () => {
  const limited = atMost(2);
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const running = [limited(() => first.promise), limited(() => second.promise)];
  expect(await limited(async () => "third")).toBeNull();
  first.resolve("first");
  expect(await running[0]).toBe("first");
  expect(await limited(async () => "third")).toBe("third");
  second.reject(new Error("broken"));
  await expect(running[1]).rejects.toThrow("broken");
  const both = await Promise.all([limited(async () => 1), limited(async () => 2)]);
  expect(both).toEqual([1, 2]);
});
