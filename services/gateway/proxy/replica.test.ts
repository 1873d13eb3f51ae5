import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "@jest/globals";
import type { Response } from "express";
import { defaultLimits } from "../limits.ts";
import { createReplica } from "./replica.ts";

const limits = { ...defaultLimits, maxConcurrent: 1, maxConcurrentWrites: 1 };
const url = new URL("http://127.0.0.1:1");

/** The response to a client, which stays open. */
const openResponse = () => new EventEmitter() as Response;
const head = () => new EventEmitter() as IncomingMessage;

describe("createReplica", () => {
  test("is free again once the upstream has sent its response, though the client reads slowly", async () => {
    const replica = createReplica(url, limits);
    const first = head();
    const run = (one: IncomingMessage) =>
      replica.run({ response: openResponse(), isWrite: false }, async () => one);
    await run(first);
    await expect(run(head())).rejects.toThrow("concurrency limit");
    first.emit("close");
    await nextTurn();
    const second = head();
    await expect(run(second)).resolves.toBe(second);
  });

  test("takes a write while it is full of reads, and a read while it is full of writes", async () => {
    for (const isWrite of [false, true]) {
      const replica = createReplica(url, limits);
      const run = (kind: boolean) =>
        replica.run({ response: openResponse(), isWrite: kind }, async () => head());
      await run(isWrite);
      await expect(run(isWrite)).rejects.toThrow("concurrency limit");
      await expect(run(!isWrite)).resolves.toBeDefined();
    }
  });
});
