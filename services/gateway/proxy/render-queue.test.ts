import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { defaultLimits } from "../limits.ts";
import { createRenderQueue, type RenderQueue } from "./render-queue.ts";

const limits = {
  ...defaultLimits,
  maxRenders: 3,
  maxRendersPerClient: 2,
  maxWaitingRenders: 3,
  maxWaitingRendersPerClient: 2,
  pageFirstByteMs: 600_000,
};

let queue: RenderQueue;
let started: string[] = [];
let finish: Record<string, () => void> = {};
beforeEach(() => {
  queue = createRenderQueue(limits, () => 1);
  started = [];
  finish = {};
});

/** Begins to render the page of this name; its first letter is the client. */
function render(page: string): Promise<string> {
  return queue.run(page[0] ?? "", async () => {
    started.push(page);
    await new Promise<void>((resolve) => {
      finish[page] = resolve;
    });
    return page;
  });
}

async function finishAll(): Promise<void> {
  while (Object.keys(finish).length > 0) {
    for (const page of Object.keys(finish)) {
      finish[page]?.();
      delete finish[page];
    }
    await nextTurn();
  }
}

describe("createRenderQueue", () => {
  test("renders up to its bound at the same time, and the others in their order", async () => {
    const pages = ["a1", "b1", "c1", "d1", "e1"].map(render);
    expect(started).toEqual(["a1", "b1", "c1"]);
    finish.b1?.();
    await nextTurn();
    expect(started).toEqual(["a1", "b1", "c1", "d1"]);
    await finishAll();
    expect(await Promise.all(pages)).toEqual(["a1", "b1", "c1", "d1", "e1"]);
  });

  test("leaves room for others while one client has many pages", async () => {
    const pages = ["a1", "a2", "a3", "a4", "b1"].map(render);
    expect(started).toEqual(["a1", "a2", "b1"]);
    finish.b1?.();
    await nextTurn();
    expect(started).toEqual(["a1", "a2", "b1"]);
    finish.a1?.();
    await nextTurn();
    expect(started).toEqual(["a1", "a2", "b1", "a3"]);
    await finishAll();
    await Promise.all(pages);
  });

  test("rejects what would wait beyond the bounds, of one client and of all", async () => {
    const pages = ["a1", "a2", "a3", "a4"].map(render);
    await expect(render("a5")).rejects.toMatchObject({ kind: "rejected" });
    pages.push(...["b1", "b2"].map(render));
    await expect(render("c1")).rejects.toMatchObject({ kind: "rejected" });
    await finishAll();
    expect(await Promise.all(pages)).toHaveLength(6);
  });

  test("rejects a page that has waited too long, and goes on with the others", async () => {
    queue = createRenderQueue({ ...limits, pageFirstByteMs: 2 }, () => 1);
    const pages = ["a1", "b1", "c1"].map(render);
    await expect(render("d1")).rejects.toMatchObject({ kind: "rejected" });
    await finishAll();
    await Promise.all(pages);
    const next = render("d2");
    expect(started.at(-1)).toBe("d2");
    await finishAll();
    expect(await next).toBe("d2");
  });

  test("is free again after a page failed, and has more room with more replicas", async () => {
    queue = createRenderQueue({ ...limits, maxRenders: 1 }, () => 2);
    const failing = () => queue.run("a", () => Promise.reject(new Error("gone")));
    for (let turn = 0; turn < 3; turn++) await expect(failing()).rejects.toThrow("gone");
    const pages = ["a1", "b1", "c1"].map(render);
    expect(started).toEqual(["a1", "b1"]);
    await finishAll();
    await Promise.all(pages);
  });
});
