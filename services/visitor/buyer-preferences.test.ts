import { internalHeaders } from "@forecourt/contracts/tenant";
import { buyerPreferencesPath } from "@forecourt/contracts/visitor/buyer-preferences-path";
import { visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { withoutIds } from "@forecourt/testing/without-ids";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { PREFERENCES_DAYS } from "./store/buyer-preferences.ts";
import { deleteExpired } from "./store/cleanup.ts";
import { fakeSmsSender, type RunningVisitor, runVisitor } from "./testing/running-visitor.ts";

const DAY_MS = 24 * 60 * 60_000;
const answers = visitorCookies.answers;

describeOnSqlite("buyer preferences", (open) => {
  let clock = Date.parse("2026-11-20T15:00:00Z");
  let one: RunningVisitor;
  let other: RunningVisitor;
  const lines: string[] = [];
  const now = () => new Date(clock);

  beforeAll(async () => {
    const { location } = await open();
    const setting = {
      location,
      sender: fakeSmsSender(),
      now,
      onLine: (line: string) => lines.push(line),
    };
    one = await runVisitor(setting);
    other = await runVisitor({ ...setting, preferencesPerMinute: 3 });
  });
  afterAll(async () => {
    await one.stop();
    await other.stop();
  });

  type Browser = ReturnType<RunningVisitor["visitor"]>;
  let keys = 0;
  const keyed = () => ({ "idempotency-key": `key-of-these-tests-${++keys}` });
  const tell = (browser: Browser, terms: object, headers = {}) =>
    browser.post(buyerPreferencesPath, terms, { ...keyed(), ...headers });
  async function storedPreferences(cookie: string, headers = {}) {
    const answer = await fetch(one.origin + buyerPreferencesPath, {
      headers: { [internalHeaders.dealer]: "ozark-mitsubishi", cookie, ...headers },
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    return answer.json();
  }
  /** The cookies of a browser whose visitor has given `allows` as consent. */
  const cookieOf = ({ jar }: Browser, allows = "essential,functional") =>
    `${visitorCookies.allowed}=${allows}; ${answers}=${jar.get(answers)}`;
  const rows = () => one.database.query.selectFrom("visitor_terms").selectAll().execute();
  /** Records of requests, by their keys. */
  const writes = () =>
    one.database.query
      .selectFrom("visitor_idempotency" as "visitor_terms")
      .selectAll()
      .execute();
  /** A browser whose answers are kept. */
  async function answered(terms: object = { cashDown: 300_000 }) {
    const browser = one.visitor();
    expect(await tell(browser, terms)).toMatchObject({ status: 200, body: { kept: true } });
    return browser;
  }

  test("are stored on the server, with only an id in the browser", async () => {
    const terms = {
      cashDown: 300_000,
      tradingIn: true,
      tradeEquity: 50_000,
      creditScore: 690,
      preApproval: "A".repeat(43),
    };
    const browser = await answered(terms);
    expect(browser.jar.get(answers)).toMatch(/^[\w-]{43}$/);
    expect(await storedPreferences(browser.jar.header())).toEqual(terms);
    expect(await storedPreferences(cookieOf(browser))).toEqual(terms);
  });

  test("come with an HttpOnly cookie of the same lifetime", async () => {
    const answer = await fetch(one.origin + buyerPreferencesPath, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [internalHeaders.dealer]: "ozark-mitsubishi",
        cookie: "allowCookies=essential,functional; displayCookies=hide",
      },
      body: '{"months":60}',
    });
    const [text = ""] = answer.headers.getSetCookie();
    expect(text.replace(/=[\w-]{43};/, "=id;").replace(/Expires=[^;]+/, "Expires=then")).toBe(
      `answers=id; Max-Age=${PREFERENCES_DAYS * 24 * 60 * 60}; Path=/; Expires=then; HttpOnly; Secure; SameSite=Lax`,
    );
  });

  test("are merged across tabs and replicas", async () => {
    const browser = await answered();
    const id = browser.jar.get(answers);
    const [tab, third] = [other.visitor(), one.visitor()];
    for (const { jar } of [tab, third]) jar.set(answers, id ?? "");
    await Promise.all([
      tell(browser, { cashDown: 400_000 }),
      tell(tab, { tradingIn: false }),
      tell(third, { creditScore: 540 }),
    ]);
    expect(await storedPreferences(browser.jar.header())).toEqual({
      cashDown: 400_000,
      tradingIn: false,
      creditScore: 540,
    });
    expect(tab.jar.get(answers)).toBe(id);
  });

  test("have the latest form of the cash down only", async () => {
    const browser = await answered({ cashDown: 300_000, months: 60 });
    await tell(browser, { cashDownPercent: 15 });
    const stored = () => storedPreferences(browser.jar.header());
    expect(await stored()).toEqual({ cashDownPercent: 15, months: 60 });
    await tell(browser, { cashDown: 0 });
    expect(await stored()).toEqual({ cashDown: 0, months: 60 });
  });

  test("are stored once with the same id for a repeated request", async () => {
    const before = (await rows()).length;
    const key = keyed();
    const first = one.visitor();
    const again = one.visitor();
    await Promise.all([tell(first, { months: 72 }, key), tell(again, { months: 72 }, key)]);
    expect(again.jar.get(answers)).toBe(first.jar.get(answers));
    expect(await rows()).toHaveLength(before + 1);
    const changed = await tell(first, { months: 60 }, key);
    expect(changed).toMatchObject({
      status: 422,
      body: { error: { code: "idempotency-conflict" } },
    });
  });

  test("are deleted with their cookie by an empty set", async () => {
    const browser = await answered();
    const cookie = cookieOf(browser);
    expect(await tell(browser, {})).toMatchObject({ status: 200, body: { kept: false } });
    expect(browser.jar.get(answers)).toBeUndefined();
    expect(await storedPreferences(cookie)).toEqual({});
  });

  test("are not stored without consent, and stored ones are deleted", async () => {
    const refusing = one.visitor();
    refusing.jar.set(visitorCookies.allowed, "essential,analytics,targeting");
    expect(await tell(refusing, { months: 60 })).toMatchObject({ body: { kept: false } });
    expect(refusing.jar.get(answers)).toBeUndefined();

    const browser = await answered();
    const cookie = cookieOf(browser);
    browser.jar.set(visitorCookies.allowed, "essential");
    expect(await tell(browser, { months: 60 })).toMatchObject({ body: { kept: false } });
    expect(browser.jar.get(answers)).toBeUndefined();
    expect(await storedPreferences(cookie)).toEqual({});
  });

  test("are not returned without consent, but not deleted by reading", async () => {
    const browser = await answered({ months: 60 });
    for (const cookie of [
      cookieOf(browser, "essential"),
      cookieOf(browser, "essential,analytics,targeting"),
      cookieOf(browser, ""),
      `${answers}=${browser.jar.get(answers)}`,
    ]) {
      expect(await storedPreferences(cookie)).toEqual({});
    }
    expect(await storedPreferences(cookieOf(browser))).toEqual({ months: 60 });
  });

  test("are not returned for another id, a forged id or another dealer", async () => {
    const browser = await answered({ creditScore: 540 });
    const foreign = await answered({ creditScore: 760 });
    const id = browser.jar.get(answers) ?? "";
    const cookie = cookieOf(browser);
    const row = (await rows()).at(-1);
    for (const forged of ["", "x", "%", id.slice(1), `${id}x`, id.toLowerCase(), row?.id_hash]) {
      expect(await storedPreferences(`allowCookies=functional; ${answers}=${forged}`)).toEqual({});
    }
    expect(await storedPreferences(foreign.jar.header())).toEqual({ creditScore: 760 });
    const elsewhere = { [internalHeaders.dealer]: "heartland" };
    expect(await storedPreferences(browser.jar.header(), elsewhere)).toEqual({});
    await tell(browser, {}, elsewhere);
    expect(await storedPreferences(cookie)).toEqual({ creditScore: 540 });
  });

  test("get a new id where the browser's one was not issued by this site", async () => {
    const chosen = "A".repeat(43);
    const issued = (await answered({ creditScore: 760 })).jar.get(answers) ?? "";
    const changed = `${issued.slice(0, -1)}${issued.endsWith("A") ? "B" : "A"}`;
    for (const planted of [chosen, changed, "short"]) {
      const browser = one.visitor();
      browser.jar.set(answers, planted);
      expect(await tell(browser, { creditScore: 540 })).toMatchObject({ body: { kept: true } });
      const id = browser.jar.get(answers);
      expect(id).not.toBe(planted);
      expect(await storedPreferences(cookieOf(browser))).toEqual({ creditScore: 540 });
      const attacker = `allowCookies=essential,functional; ${answers}=${planted}`;
      expect(await storedPreferences(attacker)).toEqual({});
      await tell(browser, { months: 60 });
      expect(browser.jar.get(answers)).toBe(id);
    }
    const elsewhere = one.visitor();
    elsewhere.jar.set(answers, issued);
    await tell(elsewhere, { months: 48 }, { [internalHeaders.dealer]: "heartland" });
    expect(elsewhere.jar.get(answers)).not.toBe(issued);
  });

  test("have an id that only this host can set, where TLS ends in front of the site", async () => {
    const https = { "x-forwarded-proto": "https" };
    const planted = (await answered({ creditScore: 760 })).jar.get(answers) ?? "";
    const browser = one.visitor();
    browser.jar.set(answers, planted);
    expect(await tell(browser, { creditScore: 540 }, https)).toMatchObject({
      body: { kept: true },
    });
    const id = browser.jar.get(`__Host-${answers}`);
    expect(id).toMatch(/^[\w-]{43}$/);
    expect(id).not.toBe(planted);
    expect(await storedPreferences(browser.jar.header(), https)).toEqual({ creditScore: 540 });
    expect(await storedPreferences(`allowCookies=functional; ${answers}=${planted}`)).toEqual({
      creditScore: 760,
    });
    await tell(browser, {}, https);
    expect(browser.jar.get(`__Host-${answers}`)).toBeUndefined();
  });

  test("that were not issued by this site are removed from a browser without consent", async () => {
    const browser = one.visitor();
    browser.jar.set(answers, "A".repeat(43));
    expect(await tell(browser, {})).toMatchObject({ body: { kept: false } });
    expect(browser.jar.get(answers)).toBeUndefined();
  });

  test("are deleted 90 days after the last change", async () => {
    const browser = await answered({ cashDown: 100_000 });
    const cookie = browser.jar.header();
    clock += 60 * DAY_MS;
    await tell(browser, { months: 60 });
    clock += 89 * DAY_MS;
    await deleteExpired({ database: one.database, now });
    expect(await storedPreferences(cookie)).toEqual({ cashDown: 100_000, months: 60 });
    clock += DAY_MS;
    expect(await storedPreferences(cookie)).toEqual({});
    // An answer after that begins anew.
    await tell(browser, { tradingIn: false });
    expect(await storedPreferences(cookie)).toEqual({ tradingIn: false });
    clock += 91 * DAY_MS;
    await deleteExpired({ database: one.database, now });
    expect(await rows()).toEqual([]);
    expect(await writes()).toEqual([]);
  });

  test.each([
    ["unknown keys", { ssn: "123-45-6789" }],
    ["money with a fraction", { cashDown: 0.5 }],
    ["a debt", { cashDown: -1 }],
    ["a score that there is not", { creditScore: 851 }],
    ["words", { tradingIn: "yes" }],
    ["a list", []],
  ])("are rejected with %s", async (_what, terms) => {
    const answer = await tell(one.visitor(), terms);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: "bad-body" } } });
    expect(withoutIds(answer.body)).not.toMatch(/123-45|851/);
  });

  test("are neither accepted from nor returned to another origin", async () => {
    for (const headers of [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
    ]) {
      expect(await tell(one.visitor(), { months: 60 }, headers)).toMatchObject({ status: 403 });
    }
    const { jar } = await answered();
    const answer = await fetch(one.origin + buyerPreferencesPath, {
      headers: {
        [internalHeaders.dealer]: "ozark-mitsubishi",
        cookie: jar.header(),
        "sec-fetch-site": "cross-site",
      },
    });
    expect(answer.status).toBe(403);
  });

  test("are limited per address", async () => {
    clock += 60_000;
    const flooding = other.visitor("198.51.100.9");
    const statuses = [];
    for (let sent = 0; sent < 4; sent += 1) {
      statuses.push((await tell(flooding, { months: 60 })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await tell(other.visitor("198.51.100.10"), { months: 60 })).status).toBe(200);
  });

  describe("leak nowhere:", () => {
    test("neither the id in the table nor the preferences in logs and metrics", async () => {
      const browser = await answered({ cashDown: 98_765_432, creditScore: 539 });
      const id = browser.jar.get(answers) ?? "none";
      const measures = await (await fetch(`${one.origin}/metrics`)).text();
      const idempotency = await writes();
      expect(lines.length).toBeGreaterThan(50);
      expect(idempotency.length).toBeGreaterThan(5);
      for (const text of [lines.join(""), measures, JSON.stringify(idempotency)]) {
        expect(text).not.toMatch(/98765432|creditScore|cashDown/);
        expect(text).not.toContain(id);
      }
      expect(JSON.stringify(await rows())).not.toContain(id);
    });
  });
});
