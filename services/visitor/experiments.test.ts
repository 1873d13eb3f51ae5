import { listExperiments } from "@forecourt/contracts/experiments/endpoints";
import { initializePath, logPath } from "@forecourt/contracts/experiments/paths";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { afterAll, afterEach, beforeEach, expect, test } from "@jest/globals";
import { deleteExpired } from "./store/cleanup.ts";
import { experimentResults } from "./store/exposures.ts";
import {
  dealerId,
  fakeSmsSender,
  type RunningVisitor,
  runVisitor,
} from "./testing/running-visitor.ts";

afterAll(removeCopies);

const dec5 = "2026-12-05T15:00:00Z";

/** The shipped dealers with two experiments of one of them. */
async function dealersWithExperiments(): Promise<string> {
  const copy = await copyDealers();
  await copy.set(`${dealerId}/dealer.json`, ["experiments"], { enabled: true });
  await copy.makeFolder(`${dealerId}/experiments`);
  const write = (name: string, changes: object) => {
    const document = { starts: "2026-12-01", ends: "2026-12-15", ...changes };
    return copy.write(`${dealerId}/experiments/${name}.json`, JSON.stringify(document));
  };
  const settings = { inventory: { defaultSort: "priceLow" } };
  const langs = { en: { "frame.callShort": "Ring" } };
  await write("order", { variants: { control: { share: 50 }, cheap: { share: 50, settings } } });
  await write("call", {
    outcome: "ClickToCall",
    variants: { control: { share: 50 }, ring: { share: 50, langs } },
  });
  return copy.folder;
}

const exposure = (experiment: string, variant: string) => ({
  eventName: "statsig::config_exposure",
  metadata: { config: experiment, ruleID: variant, isManualExposure: "true" },
  user: { userID: "somebody else" },
  time: 1,
});
const event = (eventName: string) => ({ eventName, value: 5, metadata: {} });

describeOnEveryDatabase("the experiments client", (open) => {
  let service: RunningVisitor;
  let moment = new Date(dec5);

  beforeEach(async () => {
    moment = new Date(dec5);
    const { location } = await open();
    const dealersDir = await dealersWithExperiments();
    service = await runVisitor({
      location,
      sender: fakeSmsSender(),
      now: () => moment,
      dealersDir,
    });
  });
  afterEach(() => service.stop());

  /** A browser with this id, and consent to everything unless `allowed` limits it. */
  function browser(id: string | null, allowed = "essential,functional,analytics,targeting") {
    const cookies = {
      [visitorCookies.allowed]: allowed,
      [visitorCookies.display]: "hide",
      ...(id !== null && { [visitorCookies.userId]: id }),
    };
    const cookie = Object.entries(cookies)
      .map((pair) => pair.join("="))
      .join("; ");
    const ask = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const response = await fetch(service.origin + path, {
        method: body === undefined ? "GET" : "POST",
        headers: { [internalHeaders.dealer]: dealerId, cookie, ...headers },
        // As the client does: JSON whose type is text.
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    };
    return {
      ask,
      log: (events: object[], headers?: Record<string, string>) =>
        ask(logPath, { events, statsigMetadata: {} }, headers),
    };
  }

  const ids = ["a", "b", "c"].map((letter) => letter.repeat(32));
  const results = (experiment: string) =>
    experimentResults(service.database.query, { dealerId, experiment });

  test("gets the names of the experiments of the day", async () => {
    const { ask } = browser(null);
    expect(await ask(listExperiments.path)).toEqual({ status: 200, body: ["call", "order"] });
    moment = new Date("2026-11-20T15:00:00Z");
    expect(await ask(listExperiments.path)).toEqual({ status: 200, body: [] });
  });

  test("gets the values of its document's variants, and of no others", async () => {
    const { ask } = browser(ids[0] ?? null);
    const { body } = await ask(`${initializePath}?variants=call.gone~order.cheap`, { user: {} });
    expect(body).toMatchObject({ has_updates: true, time: moment.getTime() });
    expect(body.dynamic_configs).toEqual({
      order: expect.objectContaining({
        name: "order",
        rule_id: "cheap",
        value: { inventory: { defaultSort: "priceLow" } },
      }),
    });
    for (const stated of ["", "?variants=", "?variants=__proto__.a", "?variants=order"]) {
      const { body: none } = await ask(`${initializePath}${stated}`, { user: {} });
      expect(none.dynamic_configs).toEqual({});
    }
  });

  test("reports who saw which variant, and who then did what it is about, once each", async () => {
    const [one, two, three] = ids.map((id) => browser(id));
    await one?.log([exposure("order", "cheap"), event("PageView"), event("Lead"), event("Lead")]);
    await one?.log([exposure("order", "cheap"), event("Lead")]);
    await two?.log([exposure("order", "cheap"), exposure("call", "ring"), event("ClickToCall")]);
    await three?.log([exposure("order", "control")]);
    expect((await results("order")).arms).toEqual(
      new Map([
        ["cheap", { visitors: 2, conversions: 1 }],
        ["control", { visitors: 1, conversions: 0 }],
      ]),
    );
    expect((await results("call")).arms).toEqual(
      new Map([["ring", { visitors: 1, conversions: 1 }]]),
    );
  });

  test("does not count what a visitor did before", async () => {
    const { log } = browser(ids[0] ?? null);
    await log([event("Lead")]);
    await log([exposure("order", "cheap")]);
    expect((await results("order")).arms.get("cheap")).toEqual({ visitors: 1, conversions: 0 });
  });

  test("counts a visitor who saw two variants for none", async () => {
    const { log } = browser(ids[0] ?? null);
    await log([exposure("order", "cheap"), exposure("order", "control"), event("Lead")]);
    expect(await results("order")).toEqual({ arms: new Map(), mixed: 1 });
  });

  test("stores no id and nothing of the browser", async () => {
    await browser(ids[0] ?? null).log([exposure("order", "cheap")]);
    const rows = await service.database.query.selectFrom("visitor_exposures").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/aaaa|somebody/);
  });

  test.each([
    ["consent to functional alone", "essential,functional", ids[0] ?? null],
    ["consent to analytics alone", "essential,analytics", ids[0] ?? null],
    ["no id", "essential,functional,analytics", null],
  ])("stores nothing with %s", async (_what, allowed, id) => {
    const { status } = await browser(id, allowed).log([exposure("order", "cheap")]);
    expect(status).toBe(202);
    const rows = await service.database.query.selectFrom("visitor_exposures").selectAll().execute();
    expect(rows).toEqual([]);
  });

  test("stores nothing with a Global Privacy Control signal", async () => {
    await browser(ids[0] ?? null).log([exposure("order", "cheap")], { "sec-gpc": "1" });
    expect((await results("order")).arms.size).toBe(0);
  });

  test("stores no variant that does not exist, and none of an experiment that is over", async () => {
    const { log } = browser(ids[0] ?? null);
    await log([
      exposure("order", "gone"),
      exposure("gone", "cheap"),
      exposure("order", "__proto__"),
    ]);
    moment = new Date("2026-12-20T15:00:00Z");
    await log([exposure("order", "cheap")]);
    expect((await results("order")).arms.size).toBe(0);
  });

  const log = (...events: object[]) => JSON.stringify({ events });
  test.each([
    ["no JSON", "{", 400],
    ["no events", "{}", 400],
    ["an event without a name", log({}), 400],
    ["too many events", log(...Array.from({ length: 601 }, () => event("Lead"))), 400],
    ["a name that is too long", log(event("x".repeat(101))), 400],
    ["an exposure of nothing", log({ ...exposure("", ""), metadata: null }), 202],
  ])("answers %s", async (_what, body, status) => {
    expect((await browser(ids[0] ?? null).ask(logPath, body)).status).toBe(status);
  });

  test("is refused from another site", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await browser(ids[0] ?? null).log([], headers)).status).toBe(403);
  });

  test("is forgotten after half a year", async () => {
    await browser(ids[0] ?? null).log([exposure("order", "cheap")]);
    const later = (days: number) => new Date(Date.parse(dec5) + days * 86_400_000);
    await deleteExpired({ database: service.database, now: () => later(179) });
    expect((await results("order")).arms.size).toBe(1);
    await deleteExpired({ database: service.database, now: () => later(181) });
    expect((await results("order")).arms.size).toBe(0);
  });
});
