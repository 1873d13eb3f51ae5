import { expect, test } from "@jest/globals";
import { formQueue } from "./form-queue.ts";

/** Work that lasts until `end` is called. */
function openWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => ended };
}

test("does six forms at once, the others in their order, and refuses what would wait too long", async () => {
  const inTurn = formQueue();
  const works = Array.from({ length: 7 }, openWork);
  const begun: number[] = [];
  const done = works.map(({ work }, index) =>
    inTurn(() => {
      begun.push(index);
      return work();
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  const waiting = Array.from({ length: 999 }, () => inTurn(async () => "done"));
  await expect(inTurn(async () => "done")).rejects.toMatchObject({ code: "unavailable" });
  for (const { end } of works) end();
  await Promise.all(done);
  expect(begun.at(-1)).toBe(6);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["done"]));
});

test("passes on why a form failed, and goes on", async () => {
  const inTurn = formQueue();
  const fail = () => inTurn(() => Promise.reject(new Error("no such visit")));
  for (let count = 0; count < 8; count += 1) await expect(fail()).rejects.toThrow("no such visit");
  expect(await inTurn(async () => "done")).toBe("done");
});
