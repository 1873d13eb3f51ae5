/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import { TextEncoder } from "node:util";
import { experimentsKey } from "@forecourt/contracts/experiments/paths";
import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { concernsExperiments, experimentsTag } from "./experiments.ts";
import type { OutgoingEvent, Tag } from "./tag.ts";

const original = globalThis.fetch;
const asked: { url: URL; body: Record<string, unknown> | null }[] = [];
let running: string[];
let isLogDown: boolean;

const answers: Record<string, () => [status: number, body: object]> = {
  "/api/experiments": () => [200, running],
  "/api/experiments/initialize": () => [
    200,
    {
      has_updates: true,
      time: 1,
      hash_used: "none",
      feature_gates: {},
      layer_configs: {},
      dynamic_configs: {
        "offer-button": {
          name: "offer-button",
          value: {},
          rule_id: "short",
          secondary_exposures: [],
        },
      },
    },
  ],
  "/api/experiments/rgstr": () => (isLogDown ? [501, {}] : [202, { success: true }]),
};

beforeAll(() => {
  // jsdom has neither.
  Object.defineProperty(globalThis, "crypto", { value: webcrypto });
  Object.defineProperty(globalThis, "TextEncoder", { value: TextEncoder });
});
beforeEach(() => {
  running = ["offer-button"];
  isLogDown = false;
  asked.length = 0;
  localStorage.clear();
  globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, location.origin);
    const body = typeof init.body === "string" ? JSON.parse(init.body) : null;
    asked.push({ url, body });
    const [status, reply] = answers[url.pathname]?.() ?? [404, {}];
    const text = async () => JSON.stringify(reply);
    return { ok: status < 300, status, text, json: async () => reply } as Response;
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
});

const everything = { pixel: true, analytics: true };
const nothing = { pixel: false, analytics: false };
const tags: Tag[] = [];
afterEach(() => {
  for (const tag of tags.splice(0)) tag.consent(nothing);
});

function make(variants: string | undefined, userId: string | null = "a".repeat(32)): Tag {
  const visitor = createVisitorStore();
  visitor.setState({ uniqueUserId: userId });
  const site = { dealerId: "ozark", ...(variants !== undefined && { variants }) };
  const tag = experimentsTag({ site, visitor });
  tags.push(tag);
  return tag;
}

const lead = { name: "Lead", value: 0 } as OutgoingEvent;
const paths = () => asked.map(({ url }) => url.pathname);
/** Events without those of the client about itself, which the server does not read. */
const logged = () =>
  asked
    .filter(({ url }) => url.pathname === "/api/experiments/rgstr")
    .flatMap(({ body }) => body?.["events"] as Record<string, unknown>[])
    .filter(({ eventName }) => eventName !== "statsig::diagnostics");
/** Waits for what is bound to come; the test's own time-out is the only limit. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe("a document with variants", () => {
  test("reports what is seen and done to this site alone", async () => {
    const tag = make("offer-button.short");
    tag.consent(everything);
    tag.send(lead);
    await until(() => logged().length >= 2);
    const [, initialize] = asked;
    expect(paths().slice(0, 2)).toEqual(["/api/experiments", "/api/experiments/initialize"]);
    expect(initialize?.url.searchParams.get("variants")).toBe("offer-button.short");
    expect(initialize?.body?.["user"]).toMatchObject({
      userID: "a".repeat(32),
      userAgent: navigator.userAgent,
      customIDs: { companyID: "ozark" },
    });
    expect(logged().map(({ eventName, metadata }) => [eventName, metadata])).toEqual([
      [
        "statsig::config_exposure",
        expect.objectContaining({ config: "offer-button", ruleID: "short" }),
      ],
      ["Lead", undefined],
    ]);
    expect(JSON.stringify(logged())).not.toContain(location.origin);
    expect(asked.every(({ url }) => url.origin === location.origin)).toBe(true);
  });

  test("asks nothing without consent, and nothing without an id", async () => {
    const tag = make("offer-button.short");
    tag.consent(nothing);
    tag.send(lead);
    expect(asked).toEqual([]);
    make("offer-button.short", null).consent(everything);
    await until(() => asked.length > 0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(paths()).toEqual(["/api/experiments"]);
  });

  test("loads no client while no experiment runs", async () => {
    running = [];
    localStorage.setItem(experimentsKey, "{}");
    make("offer-button.short").consent(everything);
    await until(() => localStorage.getItem(experimentsKey) === null);
    expect(paths()).toEqual(["/api/experiments"]);
  });

  test("keeps events that could not be sent, under one key, and sends them later", async () => {
    isLogDown = true;
    const tag = make("offer-button.short");
    tag.consent(everything);
    tag.send(lead);
    await until(() => localStorage.getItem(experimentsKey)?.includes("failed_logs") ?? false);
    expect(Object.keys(localStorage)).toEqual([experimentsKey]);
    isLogDown = false;
    asked.length = 0;
    make(undefined).consent(everything);
    await until(() => logged().some(({ eventName }) => eventName === "Lead"));
  });

  test("sends and stores nothing after consent is withdrawn", async () => {
    const tag = make("offer-button.short");
    tag.consent(everything);
    tag.send(lead);
    await until(() => logged().length >= 2);
    tag.consent(nothing);
    tag.send(lead);
    await new Promise((resolve) => setTimeout(resolve));
    // The code that withdraws consent deletes the key, see `clearRefusedStorage`.
    localStorage.removeItem(experimentsKey);
    const before = asked.length;
    document.dispatchEvent(new Event("visibilitychange"));
    dispatchEvent(new Event("pagehide"));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toHaveLength(before);
    expect(localStorage).toHaveLength(0);
  });
});

describe("a document without variants", () => {
  test("is of concern once this browser has seen one", () => {
    expect(concernsExperiments({})).toBe(false);
    expect(concernsExperiments({ variants: "offer-button.short" })).toBe(true);
    localStorage.setItem(experimentsKey, "{}");
    expect(concernsExperiments({})).toBe(true);
    const blocked = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    expect(concernsExperiments({})).toBe(false);
    blocked.mockRestore();
  });

  test("reports what is done and nothing that is seen", async () => {
    const tag = make(undefined);
    tag.consent(everything);
    tag.send(lead);
    await until(() => logged().length > 0);
    expect(logged().map(({ eventName }) => eventName)).toEqual(["Lead"]);
  });
});
