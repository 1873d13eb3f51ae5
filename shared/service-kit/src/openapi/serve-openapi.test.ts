import { endpoint } from "@forecourt/contracts/endpoint";
import { afterEach, describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { isDevelopment } from "../config.ts";
import { createBaseApp } from "../create-app.ts";
import { type Listening, listen } from "../listen.ts";
import { createLog } from "../log.ts";
import { mount } from "../mount.ts";
import { declareEndpoints } from "./declare-endpoints.ts";

const log = createLog({ name: "t", level: "silent" });
const ready = async () => ({ ok: true, parts: {}, problems: [] });
const reply = z.object({ name: z.string() });
const mounted = endpoint({ method: "GET", path: "/api/trade/mounted", reply, errors: [] });
const declared = endpoint({ method: "POST", path: "/api/trade/declared", reply, errors: [] });

let server: Listening | null = null;
afterEach(() => server?.close({ lingerMs: 0, deadlineMs: 100 }));

async function fetchDocument(docs?: boolean) {
  const app = createBaseApp({ log, ready, ...(docs === undefined ? {} : { docs }) }, (routes) => {
    mount(routes, mounted, () => ({ name: "x" }));
    declareEndpoints(routes, declared);
  });
  server = await listen(app, "127.0.0.1", 0);
  const response = await fetch(`http://127.0.0.1:${server.port}/api/trade/openapi.json`);
  return { status: response.status, body: (await response.json()) as Record<string, object> };
}

describe("the OpenAPI document of a service", () => {
  test("has every endpoint that is mounted or declared", async () => {
    const { status, body } = await fetchDocument(true);
    expect(status).toBe(200);
    expect(body["info"]).toMatchObject({ title: "Forecourt: trade" });
    expect(Object.keys(body["paths"] ?? {})).toEqual([mounted.path, declared.path]);
  });

  test("is not served in production, the default stage", async () => {
    expect(isDevelopment({})).toBe(false);
    expect(isDevelopment({ FORECOURT_STAGE: "development" })).toBe(true);
    expect(await fetchDocument()).toMatchObject({
      status: 404,
      body: { error: { code: "not-found" } },
    });
  });
});
