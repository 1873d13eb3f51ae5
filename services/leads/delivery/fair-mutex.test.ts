import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import { type Turn, takeTurns } from "./fair-mutex.ts";

async function isGranted({ granted }: Turn): Promise<boolean> {
  return Promise.race([granted.then(() => true), delay(1).then(() => false)]);
}

test("one after the other has its turn, in the order of asking", async () => {
  const turns = takeTurns(60_000);
  const [first, second, third] = [turns.ask(), turns.ask(), turns.ask()];
  expect([await isGranted(first), await isGranted(second)]).toEqual([true, false]);
  first.end();
  expect([await isGranted(second), await isGranted(third)]).toEqual([true, false]);
  second.end();
  expect(await isGranted(third)).toBe(true);
  third.end();
  const fourth = turns.ask();
  expect(await isGranted(fourth)).toBe(true);
  fourth.end();
});

test("who gives up waiting, and who ends twice, takes nobody's turn", async () => {
  const turns = takeTurns(60_000);
  const [first, second, third, fourth] = [turns.ask(), turns.ask(), turns.ask(), turns.ask()];
  second.end();
  first.end();
  first.end();
  expect([await isGranted(third), await isGranted(fourth)]).toEqual([true, false]);
  third.end();
  fourth.end();
});

test("who takes too long keeps nobody waiting", async () => {
  const turns = takeTurns(5);
  turns.ask();
  const second = turns.ask();
  await second.granted;
  second.end();
});
