import { endpoint } from "@forecourt/contracts/endpoint";
import { AppError } from "@forecourt/contracts/errors";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { createBaseApp } from "./create-app.ts";
import type { ReadyReport } from "./health.ts";
import { type Listening, listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { mount } from "./mount.ts";
import { tenantOf } from "./tenant.ts";

const lines: string[] = [];
const log = createLog({ name: "t", destination: { write: (line) => void lines.push(line) } });

const double = endpoint({
  method: "GET",
  path: "/api/double/:id",
  params: z.object({ id: z.coerce.number() }),
  query: z.strictObject({ plus: z.coerce.number().optional() }),
  reply: z.object({ value: z.number() }),
  errors: [],
});
const echo = endpoint({
  method: "POST",
  path: "/api/echo",
  body: z.object({ text: z.string() }),
  reply: z.object({ text: z.string() }),
  errors: ["bad-body"],
});
const whose = endpoint({
  method: "GET",
  path: "/api/whose",
  reply: z.object({ dealerId: z.string(), storeId: z.string().nullable() }),
  errors: ["dealer-unknown"],
});
const quiet = endpoint({ method: "DELETE", path: "/api/quiet", reply: z.undefined(), errors: [] });

let report: ReadyReport = { ok: true, parts: { db: { ok: true } }, problems: [] };
let server: Listening;
let base = "";

beforeAll(async () => {
  const app = createBaseApp({ log, ready: async () => report, bodyLimit: "100kb" }, (routes) => {
    mount(routes, double, ({ params, query }) => ({
      value: params.id * 2 + (query.plus ?? 0),
      secret: "not in the contract",
    }));
    mount(routes, echo, ({ body }) => body);
    mount(routes, whose, ({ request }) => tenantOf(request));
    mount(routes, quiet, () => undefined);
    routes.get("/fails", () => {
      throw new Error("password is hunter2");
    });
    routes.get("/refuses", () => {
      throw new AppError("vehicle-unknown", "no such car");
    });
    mount(routes, { ...double, path: "/api/broken/:id" }, () => ({ value: Number.NaN }));
    routes.get("/breaks-off", (_request, response) => {
      response.write("half");
      throw new Error("gone");
    });
  });
  server = await listen(app, "127.0.0.1", 0);
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close({ lingerMs: 0, deadlineMs: 100 }));

async function get(path: string, init?: RequestInit) {
  const answer = await fetch(base + path, init);
  const text = await answer.text();
  return {
    status: answer.status,
    body: text === "" ? null : JSON.parse(text),
    headers: answer.headers,
  };
}
const post = (body: string, type = "application/json") =>
  get("/api/echo", { method: "POST", body, headers: { "content-type": type } });

describe("a mounted endpoint", () => {
  test("gets parsed inputs and replies only with the fields of its contract", async () => {
    expect(await get("/api/double/4?plus=1")).toMatchObject({ status: 200, body: { value: 9 } });
    expect((await get("/api/double/4")).body).toEqual({ value: 8 });
    expect(await post('{"text":"é","more":1}')).toMatchObject({ status: 200, body: { text: "é" } });
    expect(await get("/api/quiet", { method: "DELETE" })).toMatchObject({
      status: 204,
      body: null,
    });
  });

  test.each([
    ["/api/double/x", "bad-request", "path.id"],
    ["/api/double/1?plus=x", "bad-query", "query.plus"],
    ["/api/double/1?plus=1&plus=2", "bad-query", "twice"],
    ["/api/double/1?__proto__=1", "bad-query", "__proto__"],
    ["/api/double/1?plus=%zz", "bad-query", "percent-encoding"],
    ["/api/double/%zz", "bad-request", ""],
  ])("refuses %s as %s", async (path, code, message) => {
    const { status, body } = await get(path);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code, message: expect.stringContaining(message) });
  });

  test.each([
    ['{"text":1}', "bad-body", 400],
    ['{"text":', "bad-body", 400],
    ["", "bad-body", 400],
    [JSON.stringify({ text: "x".repeat(200_000) }), "too-large", 413],
  ])("refuses the body %.20s", async (body, code, status) => {
    expect(await post(body)).toMatchObject({ status, body: { error: { code } } });
  });

  test.each([
    ["text", 3_000],
    ["more", 45_000],
  ])("refuses a body with a %s of %i levels", async (name, depth) => {
    const nested = "[".repeat(depth) + "]".repeat(depth);
    expect(await post(`{"text":"a","${name}":${nested}}`)).toMatchObject({
      status: 400,
      body: { error: { code: "bad-body", message: expect.stringContaining("32 nested levels") } },
    });
  });

  test("that violates its own contract replies with an internal error", async () => {
    expect(await get("/api/broken/1")).toMatchObject({
      status: 500,
      body: { error: { code: "internal" } },
    });
    expect(lines.join("")).toContain("GET /api/broken/:id broke its contract: reply.value");
  });
});

describe("the tenant", () => {
  test("comes from the internal headers", async () => {
    const headers = { "x-forecourt-dealer": "ozark", "x-forecourt-store": "north-1" };
    expect((await get("/api/whose", { headers })).body).toEqual({
      dealerId: "ozark",
      storeId: "north-1",
    });
  });

  test.each([{}, { "x-forecourt-dealer": "../etc" }, { "x-forecourt-dealer": "a, b" }])(
    "is refused when %j",
    async (headers: Record<string, string>) => {
      expect(await get("/api/whose", { headers })).toMatchObject({
        status: 421,
        body: { error: { code: "dealer-unknown" } },
      });
    },
  );
});

describe("an error", () => {
  test("of this service is logged in full and not shown to the client", async () => {
    const { status, body, headers } = await get("/fails");
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain("hunter2");
    expect(body.error.requestId).toBe(headers.get("x-request-id"));
    expect(lines.join("")).toContain("hunter2");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("of the caller is explained in the reply", async () => {
    expect(await get("/refuses")).toMatchObject({
      status: 404,
      body: { error: { code: "vehicle-unknown", message: "no such car" } },
    });
  });

  test("at an unknown path is not-found", async () => {
    expect(await get("/nothing")).toMatchObject({
      status: 404,
      body: { error: { code: "not-found" } },
    });
  });

  test("in the middle of a response closes the connection", async () => {
    await expect(fetch(`${base}/breaks-off`).then((answer) => answer.text())).rejects.toThrow();
  });
});

describe("a credential", () => {
  const credential = "a credential of this test, long enough";
  let guarded: Listening;
  let seen: unknown;
  beforeAll(async () => {
    const app = createBaseApp({ log, ready: async () => report, credential }, (routes) => {
      mount(routes, whose, ({ request }) => {
        seen = request.headers["x-forecourt-credential"];
        return tenantOf(request);
      });
    });
    guarded = await listen(app, "127.0.0.1", 0);
  });
  afterAll(() => guarded.close({ lingerMs: 0, deadlineMs: 100 }));
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${guarded.port}${path}`, { headers });

  test("is required of every caller, and not visible to routes", async () => {
    const dealer = { "x-forecourt-dealer": "ozark" };
    for (const wrong of ["", "x", `${credential}x`, credential.toUpperCase()]) {
      const headers = wrong === "" ? dealer : { ...dealer, "x-forecourt-credential": wrong };
      const answer = await ask("/api/whose", headers);
      expect([answer.status, await answer.json()]).toMatchObject([
        403,
        { error: { code: "forbidden", message: "expected a request from a process of this site" } },
      ]);
    }
    const own = await ask("/api/whose", { ...dealer, "x-forecourt-credential": credential });
    expect(await own.json()).toEqual({ dealerId: "ozark", storeId: null });
    expect(seen).toBeUndefined();
  });

  test("is not required for health checks and metrics", async () => {
    for (const path of ["/livez", "/readyz", "/metrics"]) {
      expect((await ask(path)).status).toBe(200);
    }
  });

  test("is not logged", () => {
    expect(lines.join("")).not.toContain(credential);
  });
});

describe("every app", () => {
  test("keeps a well-formed request id and replaces any other", async () => {
    const idOf = async (id: string) =>
      (await get("/livez", { headers: { "x-request-id": id } })).headers.get("x-request-id");
    expect(await idOf("abcdef-12345")).toBe("abcdef-12345");
    expect(await idOf("short")).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf("x".repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf("no spaces here")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("logs a request without the values of its query", async () => {
    const headers = { "x-forecourt-dealer": "ozark", "x-forecourt-record": "0123456789abcdef" };
    await get("/api/double/1?plus=41434", { headers });
    const line = lines.map((text) => JSON.parse(text)).findLast(({ msg }) => msg === "request");
    expect(line).toMatchObject({
      dealer: "ozark",
      record: "0123456789abcdef",
      method: "GET",
      path: "/api/double/1",
      status: 200,
    });
    expect(line.requestId).toMatch(/^[\w-]{8,64}$/);
    expect(lines.join("")).not.toContain("41434");
  });

  test("serves its health checks", async () => {
    expect(await get("/livez")).toMatchObject({ status: 200, body: { ok: true } });
    expect(await get("/readyz")).toMatchObject({ status: 200, body: report });
    report = { ok: false, parts: { db: { ok: false, detail: "locked" } }, problems: [] };
    expect(await get("/readyz")).toMatchObject({ status: 503, body: report });
  });

  test("counts requests by route pattern, never by path", async () => {
    await get("/api/double/77");
    const text = await (await fetch(`${base}/metrics`)).text();
    expect(text).toContain('route="/api/double/:id",status="200"');
    expect(text).toContain("process_resident_memory_bytes");
    expect(text).not.toContain("/api/double/77");
  });

  test("matches only the exact spelling of its paths, because the gateway restricts those", async () => {
    for (const path of ["/METRICS", "/metrics/", "/Readyz", "/livez/"]) {
      expect((await get(path)).status).toBe(404);
    }
  });

  test("does not send X-Powered-By", async () => {
    expect((await get("/livez")).headers.has("x-powered-by")).toBe(false);
  });
});
