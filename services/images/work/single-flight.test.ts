import { expect, test } from "@jest/globals";
import { createSingleFlight } from "./single-flight.ts";

test("what is under way is shared, and done anew afterwards", async () => {
  const { signal } = new AbortController();
  const flights = createSingleFlight<number>();
  let works = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async () => {
    works += 1;
    await promise;
    return works;
  };
  const all = [1, 2, 3].map(() => flights.join("a", work, signal));
  resolve();
  expect(await Promise.all(all)).toEqual([1, 1, 1]);
  expect(await flights.join("a", work, signal)).toBe(2);
});

test("a failure is shared too, and kept for nobody", async () => {
  const { signal } = new AbortController();
  const flights = createSingleFlight<string>();
  const fail = () => Promise.reject(new Error("broken"));
  const both = [1, 2].map(() => flights.join("a", fail, signal));
  for (const one of both) await expect(one).rejects.toThrow("broken");
  expect(await flights.join("a", async () => "fine", signal)).toBe("fine");
});

test("the work is told to stop when the last of those who asked has gone, not before", async () => {
  const flights = createSingleFlight<string>();
  const [first, second] = [new AbortController(), new AbortController()];
  const seen: AbortSignal[] = [];
  const work = (signal: AbortSignal) => {
    seen.push(signal);
    return new Promise<string>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Error("stopped")));
    });
  };
  const asked = [first, second].map(({ signal }) => flights.join("a", work, signal));
  first.abort(new Error("first gone"));
  await expect(asked[0]).rejects.toThrow("did not wait");
  expect(seen.map(({ aborted }) => aborted)).toEqual([false]);
  second.abort(new Error("second gone"));
  await expect(asked[1]).rejects.toThrow("did not wait");
  expect(seen.map(({ aborted }) => aborted)).toEqual([true]);
});
