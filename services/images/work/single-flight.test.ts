import { expect, test } from "@jest/globals";
import { createSingleFlight } from "./single-flight.ts";

test("shares a running task and runs a new one afterwards", async () => {
  const { signal } = new AbortController();
  const flights = createSingleFlight<number>();
  let runs = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const task = async () => {
    runs += 1;
    await promise;
    return runs;
  };
  const all = [1, 2, 3].map(() => flights.join("a", task, signal));
  resolve();
  expect(await Promise.all(all)).toEqual([1, 1, 1]);
  expect(await flights.join("a", task, signal)).toBe(2);
});

test("shares a failure and does not remember it", async () => {
  const { signal } = new AbortController();
  const flights = createSingleFlight<string>();
  const fail = () => Promise.reject(new Error("broken"));
  const both = [1, 2].map(() => flights.join("a", fail, signal));
  for (const one of both) await expect(one).rejects.toThrow("broken");
  expect(await flights.join("a", async () => "fine", signal)).toBe("fine");
});

test("aborts the task when the last caller has aborted", async () => {
  const flights = createSingleFlight<string>();
  const [first, second] = [new AbortController(), new AbortController()];
  const seen: AbortSignal[] = [];
  const task = (signal: AbortSignal) => {
    seen.push(signal);
    return new Promise<string>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Error("stopped")));
    });
  };
  const callers = [first, second].map(({ signal }) => flights.join("a", task, signal));
  first.abort(new Error("first gone"));
  await expect(callers[0]).rejects.toThrow("the caller aborted");
  expect(seen.map(({ aborted }) => aborted)).toEqual([false]);
  second.abort(new Error("second gone"));
  await expect(callers[1]).rejects.toThrow("the caller aborted");
  expect(seen.map(({ aborted }) => aborted)).toEqual([true]);
});
