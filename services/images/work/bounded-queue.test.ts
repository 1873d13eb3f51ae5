import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import { createSlots } from "./slots.ts";

const { signal } = new AbortController();

/** Works that end when they are told to. */
function works() {
  const ends = new Map<string, () => void>();
  const started: string[] = [];
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, work, end: (name: string) => ends.get(name)?.() };
}

test("so many run at once, others in the order they came", async () => {
  const { started, work, end } = works();
  const slots = createSlots(2, 8);
  const all = ["a", "b", "c", "d"].map((name) => slots.run(work(name), signal));
  await turn();
  expect(started).toEqual(["a", "b"]);
  end("b");
  await turn();
  expect(started).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c"]) end(name);
  await turn();
  end("d");
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
});

test("beyond the queue it is refused at once, and there is room again afterwards", async () => {
  const { work, end } = works();
  const slots = createSlots(1, 1);
  const first = slots.run(work("a"), signal);
  const second = slots.run(work("b"), signal);
  await expect(slots.run(work("c"), signal)).rejects.toMatchObject({ code: "unavailable" });
  await turn();
  end("a");
  await first;
  await turn();
  end("b");
  await second;
  const third = slots.run(work("d"), signal);
  await turn();
  end("d");
  expect(await third).toBe("d");
});

test("a work that fails leaves its place", async () => {
  const slots = createSlots(1, 0);
  await expect(slots.run(() => Promise.reject(new Error("broken")), signal)).rejects.toThrow(
    "broken",
  );
  expect(await slots.run(async () => "next", signal)).toBe("next");
});

test("who gives up while waiting is never started and takes no place", async () => {
  const { started, work, end } = works();
  const slots = createSlots(1, 1);
  const gone = new AbortController();
  const first = slots.run(work("a"), signal);
  const second = slots.run(work("b"), gone.signal);
  gone.abort(new Error("gone"));
  await expect(second).rejects.toThrow("left the queue");
  const third = slots.run(work("c"), signal);
  end("a");
  await first;
  await turn();
  end("c");
  await third;
  expect(started).toEqual(["a", "c"]);
});
