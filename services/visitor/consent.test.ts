import { internalHeaders } from "@forecourt/contracts/tenant";
import { buyerPreferencesPath } from "@forecourt/contracts/visitor/buyer-preferences-path";
import { visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { readVisitor } from "@forecourt/contracts/visitor/visitor-cookies";
import { signClaims } from "@forecourt/service-kit/claims/claims";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { cookieJar } from "./testing/cookie-jar.ts";
import {
  dealerId,
  fakeSmsSender,
  type RunningVisitor,
  runVisitor,
  secret,
} from "./testing/running-visitor.ts";

const now = () => new Date("2026-11-20T12:00:00.000Z");
let service: RunningVisitor;

/** Presses a button of the banner in a browser without a script. */
async function press(
  fields: [string, string][],
  {
    jar = cookieJar(),
    headers = {},
  }: { jar?: ReturnType<typeof cookieJar>; headers?: object } = {},
) {
  const answer = await fetch(`${service.origin}/api/visitor/consent`, {
    method: "POST",
    redirect: "manual",
    headers: { [internalHeaders.dealer]: dealerId, cookie: jar.header(), ...headers },
    body: new URLSearchParams(fields),
  });
  jar.take(answer);
  const visitor = readVisitor(jar.header(), { cookieTier: 3, globalPrivacyControl: false });
  return { status: answer.status, to: answer.headers.get("location"), jar, visitor };
}

describeOnSqlite("the cookie banner without JavaScript", (open) => {
  beforeAll(async () => {
    const { location } = await open();
    service = await runVisitor({ location, sender: fakeSmsSender(), now });
  });
  afterAll(() => service.stop());

  test("stores the choice and redirects to the page", async () => {
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
        ["category[]", "functional"],
        ["category[]", "x"],
      ],
      ["functional"],
    ],
    [
      [
        ["choice", "save"],
        ["category", "functional"],
        ["category", "analytics"],
      ],
      ["functional", "analytics"],
    ],
    [
      [
        ["choice", "save"],
        ["category[]", "functional"],
        ["category[]", "targeting"],
      ],
      ["functional", "targeting"],
    ],
  ] as [[string, string][], string[]][])("%j allows %j", async (fields, allowed) => {
    expect((await press(fields)).visitor.allowed).toEqual(allowed);
  });

  test("grants nothing against the browser's privacy signal", async () => {
    const { visitor } = await press([["choice", "all"]], { headers: { "sec-gpc": "1" } });
    expect(visitor.allowed).toEqual(["functional"]);
  });

  test("deletes cookies of revoked categories, including the signed cookie", async () => {
    const { jar } = await press([["choice", "all"]]);
    jar.set("visitor", encodeURIComponent('{"firstName":"Ada"}'));
    jar.set("proof", signClaims({ phoneVerified: "5735550142" }, { secret, dealerId, now: now() }));
    const { visitor } = await press([["choice", "save"]], { jar });
    expect(visitor.allowed).toEqual([]);
    expect(jar.header()).toBe("allowCookies=essential; displayCookies=hide");
  });

  test("deletes buyer preferences in the database and the browser", async () => {
    const { jar, post } = service.visitor();
    await post(buyerPreferencesPath, { creditScore: 690 });
    expect(jar.get(visitorCookies.answers)).toBeDefined();
    await press([["choice", "deny"]], { jar });
    expect(
      await service.database.query.selectFrom("visitor_terms").selectAll().execute(),
    ).toHaveLength(1);
    await press([["choice", "save"]], { jar });
    expect(jar.get(visitorCookies.answers)).toBeUndefined();
    expect(await service.database.query.selectFrom("visitor_terms").selectAll().execute()).toEqual(
      [],
    );
  });

  test("stores the choice also while the database fails", async () => {
    const { jar, post } = service.visitor();
    await post(buyerPreferencesPath, { creditScore: 690 });
    await service.database.query.schema.alterTable("visitor_terms").renameTo("away").execute();
    const { status, visitor } = await press([["choice", "save"]], { jar });
    await service.database.query.schema.alterTable("away").renameTo("visitor_terms").execute();
    expect([status, visitor.allowed]).toEqual([303, []]);
    // Only this cookie finds the data that are still to be deleted.
    expect(jar.get(visitorCookies.answers)).toBeDefined();
  });

  test("rejects an unknown choice, an external path and another origin", async () => {
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
