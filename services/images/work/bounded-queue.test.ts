import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import { createBoundedQueue } from "./bounded-queue.ts";

const { signal } = new AbortController();

/** Tasks that end on demand. */
function tasks() {
  const ends = new Map<string, () => void>();
  const started: string[] = [];
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, task, end: (name: string) => ends.get(name)?.() };
}

test("runs up to the concurrency limit and starts queued tasks in order", async () => {
  const { started, task, end } = tasks();
  const queue = createBoundedQueue(2, 8);
  const all = ["a", "b", "c", "d"].map((name) => queue.run(task(name), signal));
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

test("rejects tasks while the queue is full", async () => {
  const { task, end } = tasks();
  const queue = createBoundedQueue(1, 1);
  const first = queue.run(task("a"), signal);
  const second = queue.run(task("b"), signal);
  await expect(queue.run(task("c"), signal)).rejects.toMatchObject({ code: "unavailable" });
  await turn();
  end("a");
  await first;
  await turn();
  end("b");
  await second;
  const third = queue.run(task("d"), signal);
  await turn();
  end("d");
  expect(await third).toBe("d");
});

test("frees the slot of a failed task", async () => {
  const queue = createBoundedQueue(1, 0);
  await expect(queue.run(() => Promise.reject(new Error("broken")), signal)).rejects.toThrow(
    "broken",
  );
  expect(await queue.run(async () => "next", signal)).toBe("next");
});

test("removes an aborted task from the queue without running it", async () => {
  const { started, task, end } = tasks();
  const queue = createBoundedQueue(1, 1);
  const gone = new AbortController();
  const first = queue.run(task("a"), signal);
  const second = queue.run(task("b"), gone.signal);
  gone.abort(new Error("gone"));
  await expect(second).rejects.toThrow("left the queue");
  const third = queue.run(task("c"), signal);
  end("a");
  await first;
  await turn();
  end("c");
  await third;
  expect(started).toEqual(["a", "c"]);
});
