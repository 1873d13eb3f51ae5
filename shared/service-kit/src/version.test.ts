import { internalHeaders } from "@forecourt/contracts/tenant";
import { describe, expect, test } from "@jest/globals";
import { createBaseApp } from "./create-app.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";

async function serve(version?: () => string | null) {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLog({ name: "test", destination });
  const ready = async () => ({ ok: true, parts: {}, problems: [] });
  const app = createBaseApp({ log, ready, ...(version && { version }) }, (routes) => {
    routes.get("/data", (_request, response) => void response.json("data"));
  });
  const { port, close } = await listen(app, "127.0.0.1", 0);
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return {
      status: response.status,
      stamp: response.headers.get(internalHeaders.version),
      body: await response.json(),
    };
  };
  return { get, lines, close: () => close({ lingerMs: 0, deadlineMs: 100 }) };
}

describe("a service with a version", () => {
  test("states it and stamps every response with it", async () => {
    let version: string | null = "a.1";
    const { get, close } = await serve(() => version);
    expect((await get("/version?of=trade,company")).body).toEqual({
      versions: { trade: "a.1", company: "a.1" },
      heldMs: 0,
    });
    expect((await get("/data")).stamp).toBe("a.1");
    expect(await get("/nowhere")).toMatchObject({ status: 404, stamp: "a.1" });
    version = "a.2";
    expect((await get("/data")).stamp).toBe("a.2");
    version = null;
    expect((await get("/version?of=trade")).body).toEqual({ versions: { trade: null }, heldMs: 0 });
    expect((await get("/data")).stamp).toBeNull();
    await close();
  });

  test("answers who knows its version when it changes", async () => {
    let version: string | null = "a.1";
    const known = encodeURIComponent(JSON.stringify({ trade: "a.1" }));
    const asked = Promise.withResolvers<void>();
    let asks = 0;
    const versionOf = () => {
      asks += 1;
      if (asks === 2) asked.resolve();
      return version;
    };
    const held = await serve(versionOf);
    const answer = held.get(`/version?of=trade&known=${known}`);
    // The second look is that of the waiting request.
    await asked.promise;
    version = "a.2";
    expect((await answer).body).toMatchObject({ versions: { trade: "a.2" } });
    await held.close();
  });

  test("answers after a while although nothing changes, and at once who knows another version", async () => {
    let looks = 0;
    const { get, close } = await serve(() => {
      looks += 1;
      return "a.1";
    });
    const of = (versions: object) =>
      `/version?of=trade&known=${encodeURIComponent(JSON.stringify(versions))}`;
    const versions = { trade: "a.1" };
    expect((await get(of({ trade: "a.0" }))).body).toEqual({ versions, heldMs: 0 });
    const looksAtOnce = looks;
    expect((await get(of({ trade: "a.1" }))).body).toEqual({
      versions,
      heldMs: expect.any(Number),
    });
    expect([looksAtOnce, looks - looksAtOnce > 2]).toEqual([1, true]);
    await close();
  });
});

describe("a service without a version", () => {
  test("does not log requests for it, which the gateway sends several times a second", async () => {
    const { get, close, lines } = await serve();
    await get("/version?of=leads");
    expect(lines).toEqual([]);
    await close();
  });

  test("has no stamp and no version page", async () => {
    const { get, close } = await serve();
    expect(await get("/version?of=leads")).toMatchObject({ status: 404, stamp: null });
    expect((await get("/data")).stamp).toBeNull();
    await close();
  });
});
