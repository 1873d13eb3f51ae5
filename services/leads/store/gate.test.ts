import { expect, test } from "@jest/globals";
import { createGate } from "./gate.ts";

test("so many are in at once; the others follow in the order of coming", async () => {
  const gate = createGate(2);
  const order: string[] = [];
  const enter = async (name: string) => {
    const leave = await gate.enter();
    order.push(name);
    return leave;
  };
  const [leaveA, leaveB] = await Promise.all([enter("a"), enter("b")]);
  const third = enter("c");
  const fourth = enter("d");
  await Promise.resolve();
  expect(order).toEqual(["a", "b"]);
  leaveB();
  const leaveC = await third;
  expect(order).toEqual(["a", "b", "c"]);
  leaveA();
  (await fourth)();
  leaveC();
  expect(order).toEqual(["a", "b", "c", "d"]);
});

test("whoever comes when all have left goes in at once", async () => {
  const gate = createGate(1);
  for (let time = 0; time < 3; time += 1) (await gate.enter())();
  await expect(gate.enter()).resolves.toBeInstanceOf(Function);
});
