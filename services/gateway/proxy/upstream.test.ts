import { expect, test } from "@jest/globals";
import type { Request, Response } from "express";
import { defaultLimits } from "../limits.ts";
import { createUpstream } from "./upstream.ts";
import { UpstreamFailure } from "./upstream-failure.ts";

const urls = ["http://127.0.0.1:1", "http://127.0.0.1:2"];
const request = { method: "GET", headers: {} } as Request;
const response = { closed: false, once: () => response } as unknown as Response;

test("an upstream is not tried again after the deadline of the request", async () => {
  const timeouts: number[] = [];
  const upstream = createUpstream("trade", urls, {
    limits: defaultLimits,
    proxyClient: {
      async send(_request, _response, _target, firstByteMs) {
        timeouts.push(firstByteMs);
        const end = performance.now() + firstByteMs + 1;
        while (performance.now() < end) await new Promise((resolve) => setImmediate(resolve));
        throw new UpstreamFailure("connect-failed", "refused after a long time");
      },
      close: () => undefined,
    },
  });
  await expect(upstream.forward(request, response, 20)).rejects.toThrow(
    "refused after a long time",
  );
  expect(timeouts).toEqual([expect.any(Number)]);
  expect(Number.isInteger(timeouts[0])).toBe(true);
});
