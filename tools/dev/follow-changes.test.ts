import { expect, test } from "@jest/globals";
import { createChangeHandler, type DevSite } from "./follow-changes.ts";

/** A running site that records the calls of its methods. */
function fakeSite(more: Partial<DevSite["running"]> = {}) {
  const events: string[] = [];
  /** Records that the gateway does not have yet. */
  const unserved = new Set<string>();
  let records = 0;
  const process = { pid: 1, port: 1, restarts: 0 };
  let settled = () => {};
  const idle = new Promise<void>((resolve) => (settled = resolve));
  const site: DevSite = {
    running: {
      state: () => ["trade", "gateway"].map((name) => ({ name, ...process })),
      hold: async (name) => void events.push(`hold ${name}`),
      resume: async (name) => void events.push(`resume ${name}`),
      ...more,
    },
    untilServed: async (record, isNeeded = () => true) => {
      while (isNeeded() && unserved.has(record)) await new Promise(setImmediate);
    },
    builds: {
      names: ["mfe-trade"],
      buildAndActivate: async (names) => (names.length > 0 ? `${++records}` : null),
      entryOf: (name) => `/${name}.js`,
    },
    refreshes: true,
    events: {
      refresh: (entries) => void events.push(`refresh ${JSON.stringify(entries)}`),
      reload: () => void events.push("reload"),
      served: () => void events.push("served"),
      show: (kind, text) => void (text === null || events.push(`${kind} shown`)),
    },
    report: (line) => {
      events.push(line.replace(/\d+ ms/, "0 ms"));
      settled();
    },
  };
  return { site, events, idle, unserved };
}

test("a changed service is restarted, then pages are reloaded", async () => {
  const { site, events, idle } = fakeSite();
  createChangeHandler(site)(["services/trade/routes.ts"]);
  await idle;
  expect(events).toEqual(["hold trade", "resume trade", "reload", "trade restarted: 0 ms"]);
});

test("projects that do not run here are neither started nor built", async () => {
  const { site, events, idle } = fakeSite();
  const onChange = createChangeHandler(site);
  onChange(["services/images/server.ts", "mfe-company/src/expose.ts", "README.md"]);
  onChange(["services/gateway/app.ts"]);
  await idle;
  expect(events).toEqual(["hold gateway", "resume gateway", "reload", "gateway restarted: 0 ms"]);
});

const component = "mfe-trade/src/pages/offer/offer-page.tsx";

test("a change of what a browser runs refreshes pages, which ask the server once it has the change", async () => {
  const { site, events, idle, unserved } = fakeSite();
  unserved.add("1");
  createChangeHandler(site)([component, "mfe-trade/src/parts/amounts.ts"]);
  await idle;
  expect(events).toEqual(['refresh {"trade":"/mfe-trade.js"}', "mfe-trade: 0 ms"]);
  unserved.clear();
  while (!events.includes("served")) await new Promise(setImmediate);
});

test("the next change of components does not wait for the server, which is asked for the latest alone", async () => {
  const { site, events, unserved } = fakeSite();
  unserved.add("1").add("2");
  const onChange = createChangeHandler(site);
  onChange([component]);
  onChange([component]);
  const count = (what: string) => events.filter((one) => one.startsWith(what)).length;
  while (count("refresh") < 2) await new Promise(setImmediate);
  unserved.clear();
  while (count("served") < 1) await new Promise(setImmediate);
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  expect(count("served")).toBe(1);
});

test.each([
  ["a page's data", "mfe-trade/src/pages/offer/offer-loader.ts"],
  ["a server's component", "mfe-trade/src/expose.server.tsx"],
  ["a style", "mfe-trade/src/pages/offer/offer.module.css"],
])("a change of %s, too, reloads pages", async (_what, file) => {
  const { site, events, idle } = fakeSite();
  createChangeHandler(site)([component, file]);
  await idle;
  expect(events).toEqual(["reload", "mfe-trade: 0 ms"]);
});

test("beside a released shell, components reload pages, too", async () => {
  const { site, events, idle } = fakeSite();
  createChangeHandler({ ...site, refreshes: false })([component]);
  await idle;
  expect(events).toEqual(["reload", "mfe-trade: 0 ms"]);
});

test("a failure is reported, and the next change is still handled", async () => {
  let fails = true;
  const { site, events, idle } = fakeSite({
    resume: async () => {
      if (fails) throw new Error("trade does not start: it ended with 1");
    },
  });
  const onChange = createChangeHandler(site);
  onChange(["services/trade/routes.ts"]);
  await idle;
  fails = false;
  onChange(["services/trade/routes.ts"]);
  while (!events.includes("reload")) await new Promise(setImmediate);
  expect(events.slice(0, 3)).toEqual([
    "hold trade",
    "trade does not start: it ended with 1",
    "build shown",
  ]);
});
