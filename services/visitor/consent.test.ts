import { internalHeaders } from "@forecourt/contracts/tenant";
import { readVisitor } from "@forecourt/contracts/visitor-cookies";
import { createBaseApp } from "@forecourt/service-kit/create-app";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { allReady } from "@forecourt/service-kit/health";
import { listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import { signProof } from "@forecourt/service-kit/proof/proof";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { consentRoutes } from "./routes/consent.ts";
import { cookieJar } from "./testing/cookie-jar.ts";
import { dealerId, secret } from "./testing/running-visitor.ts";

const now = () => new Date("2026-11-20T12:00:00.000Z");
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  const dealers = await loadDealers(new URL("../../dealers", import.meta.url).pathname);
  const log = createLog({ name: "visitor", level: "silent" });
  const app = createBaseApp({ log, ready: async () => allReady("x") }, (base) =>
    consentRoutes(base, { dealers: { current: () => dealers }, secret, now }),
  );
  server = await listen(app, "127.0.0.1", 0);
});
afterAll(() => server.close());

/** Presses a button of the banner in a browser without a script. */
async function press(
  fields: [string, string][],
  {
    jar = cookieJar(),
    headers = {},
  }: { jar?: ReturnType<typeof cookieJar>; headers?: object } = {},
) {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/visitor/consent`, {
    method: "POST",
    redirect: "manual",
    headers: { [internalHeaders.dealer]: dealerId, cookie: jar.header(), ...headers },
    body: new URLSearchParams(fields),
  });
  jar.take(answer);
  const visitor = readVisitor(jar.header(), { cookieTier: 3, globalPrivacyControl: false });
  return { status: answer.status, to: answer.headers.get("location"), jar, visitor };
}

describe("the cookie banner without a script", () => {
  test("keeps the choice and leads back to the page", async () => {
    const { status, to, visitor } = await press([
      ["choice", "all"],
      ["back", "/service?a=b"],
    ]);
    expect([status, to]).toEqual([303, "/service?a=b"]);
    expect(visitor).toMatchObject({
      allowed: ["functional", "analytics", "targeting"],
      hasAnswered: true,
    });
    expect(visitor.uniqueUserId).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each([
    [[["choice", "deny"]], ["functional", "analytics"]],
    [[["choice", "save"]], []],
    [
      [
        ["choice", "save"],
        ["category", "targeting"],
      ],
      ["targeting"],
    ],
    [
      [
        ["choice", "save"],
        ["category", "functional"],
        ["category", "x"],
      ],
      ["functional"],
    ],
  ] as [[string, string][], string[]][])("%j allows %j", async (fields, allowed) => {
    expect((await press(fields)).visitor.allowed).toEqual(allowed);
  });

  test("grants nothing that the browser's privacy signal refuses", async () => {
    const { visitor } = await press([["choice", "all"]], { headers: { "sec-gpc": "1" } });
    expect(visitor.allowed).toEqual(["functional"]);
  });

  test("deletes what is not allowed any more, the signed cookie as well", async () => {
    const { jar } = await press([["choice", "all"]]);
    jar.set("visitor", encodeURIComponent('{"firstName":"Ada"}'));
    jar.set("proof", signProof({ phoneVerified: "5735550142" }, { secret, dealerId, now: now() }));
    const { visitor } = await press([["choice", "save"]], { jar });
    expect(visitor.allowed).toEqual([]);
    expect(jar.header()).toBe("allowCookies=essential; displayCookies=hide");
  });

  test("takes no other button, no path elsewhere, and nothing from another site", async () => {
    expect((await press([["choice", "none"]])).status).toBe(400);
    expect((await press([])).status).toBe(400);
    expect(
      (
        await press([
          ["choice", "all"],
          ["back", "//evil.example"],
        ])
      ).status,
    ).toBe(400);
    const elsewhere = { headers: { "sec-fetch-site": "cross-site" } };
    expect((await press([["choice", "all"]], elsewhere)).status).toBe(403);
  });
});
