import type { Canary } from "@forecourt/contracts/release";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { countPageHealth } from "@forecourt/contracts/visitor/page-health";
import { runningCanaries, selectCanary } from "@forecourt/service-kit/releases/select-canary";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import {
  dealerId,
  fakeSmsSender,
  type RunningVisitor,
  runVisitor,
} from "./testing/running-visitor.ts";

const [live, tried] = ["0123456789abcdef", "1111111111111111"] as const;
const release = "aaaaaaaaaaaaaaaa";
const now = new Date("2026-12-01T12:00:00Z");
const canary: Canary = {
  record: tried,
  releases: { "mfe-trade": release },
  places: [],
  steps: [{ from: "2026-12-01T10:00:00.000Z", percent: 10 }],
  by: "Ada",
};
const isIn = (cohort: number) =>
  selectCanary(runningCanaries([canary], { dealerId, storeId: null }, now.getTime()), cohort) !==
  null;
const cohorts = Array.from({ length: 1000 }, (_value, index) => index);
const [inside, outside] = [cohorts.find(isIn), cohorts.find((cohort) => !isIn(cohort))];

const good = { page: "trade/offer", mismatch: false, error: false, chunk: false };

describeOnSqlite("how documents did in browsers", (open) => {
  let service: RunningVisitor;
  beforeAll(async () => {
    const { location } = await open();
    const canaries = () => ({ record: live, canaries: [canary] });
    service = await runVisitor({ location, sender: fakeSmsSender(), now: () => now, canaries });
  });
  afterAll(() => service.stop());

  const consent = "allowCookies=essential,functional,analytics; displayCookies=hide";
  const post = async (body: object, cookie: string, headers: Record<string, string> = {}) => {
    const all = {
      "content-type": "application/json",
      [internalHeaders.dealer]: dealerId,
      cookie,
      ...headers,
    };
    const init = { method: "POST", headers: all, body: JSON.stringify(body) };
    return (await fetch(service.origin + countPageHealth.path, init)).status;
  };
  /** Counts since the last call, as `side signal outcome`. */
  const counted = async () => {
    const text = await (await fetch(`${service.origin}/metrics`)).text();
    const lines = text
      .split("\n")
      .filter((line) => line.startsWith("visitor_canary_signals_total{"));
    const news = lines.filter((line) => !seen.has(line));
    for (const line of lines) seen.add(line);
    return news.map((line) => {
      expect(line).toContain(`canary="mfe-trade.${release}"`);
      const [, side, signal, outcome] =
        /side="(\w+)",signal="(\w+)",outcome="([\w.-]+)"/.exec(line) ?? [];
      return `${side} ${signal} ${outcome}`;
    });
  };
  const seen = new Set<string>();

  test("are counted for the canary and for its baseline, with each limit that was exceeded", async () => {
    const slow = { ...good, record: tried, error: true, lcp: 1600, inp: 40, cls: 0.3 };
    expect(await post(slow, `${consent}; cohort=${inside}`)).toBe(204);
    expect((await counted()).sort()).toEqual(
      [
        "mismatch all",
        "error all",
        "error failed",
        "chunk all",
        "inp all",
        "lcp all",
        "lcp over-500",
        "lcp over-1000",
        "lcp over-1500",
        "cls all",
        "cls over-0.05",
        "cls over-0.1",
        "cls over-0.25",
      ]
        .map((one) => `canary ${one}`)
        .sort(),
    );
    expect(await post({ ...good, record: live }, `${consent}; cohort=${outside}`)).toBe(204);
    expect(await counted()).toEqual([
      "baseline mismatch all",
      "baseline error all",
      "baseline chunk all",
    ]);
  });

  test.each([
    ["without consent", { ...good, record: live }, `cohort=${outside}`],
    ["without a cohort", { ...good, record: live }, consent],
    [
      "of a document from before the canary",
      { ...good, record: live },
      `${consent}; cohort=${inside}`,
    ],
    [
      "of a record that is no longer in force",
      { ...good, record: "2".repeat(16) },
      `${consent}; cohort=${outside}`,
    ],
    [
      "of another area",
      { ...good, page: "company/home", record: live },
      `${consent}; cohort=${outside}`,
    ],
  ])("are not counted %s", async (_why, body, cookie) => {
    await counted();
    expect(await post(body, cookie)).toBe(204);
    expect(await counted()).toEqual([]);
  });

  test.each([
    ["further words", { ...good, record: live, address: "/x" }],
    ["what is no page", { ...good, record: live, page: "trade/<x>" }],
    ["no record", good],
  ])("are refused with %s", async (_what, body) => {
    expect(await post(body, consent)).toBe(400);
  });

  test("are refused from another site", async () => {
    const body = { ...good, record: live };
    expect(await post(body, consent, { origin: "https://evil.example" })).toBe(403);
  });
});
