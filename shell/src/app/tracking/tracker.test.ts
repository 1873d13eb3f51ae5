/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import { TextEncoder } from "node:util";
import { TrackedEventBody } from "@forecourt/contracts/tracking/tracking";
import type { TrackedEvent } from "@forecourt/contracts/tracking-events";
import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import type { TagConsent } from "./tags/tag.ts";
import { createTracker } from "./tracker.ts";

const doFetch = jest.fn<typeof fetch>();
const original = globalThis.fetch;
const visitor = createVisitorStore();
const everything: TagConsent = { pixel: true, analytics: true };
let allowed: TagConsent;

beforeAll(() => {
  // jsdom has neither.
  Object.defineProperty(globalThis, "crypto", { value: webcrypto });
  Object.defineProperty(globalThis, "TextEncoder", { value: TextEncoder });
});
beforeEach(() => {
  allowed = everything;
  doFetch.mockReset().mockResolvedValue({ ok: true } as Response);
  globalThis.fetch = doFetch;
  document.head.replaceChildren();
  for (const name of ["dataLayer", "fbq", "_fbq"]) Reflect.deleteProperty(globalThis, name);
  visitor.setState({ firstName: "Pat", lastName: "O'Neil", email: "pat@shopper.example" });
});
afterEach(() => {
  globalThis.fetch = original;
});

const tags = {
  googleTagManagerId: "GTM-ABC123",
  googleAnalyticsId: "G-ABC123",
  googleAdsId: "AW-123456",
  facebookPixelId: "1234567890",
};
const make = (ids: Partial<typeof tags> = tags) =>
  createTracker({ site: { dealerId: "ozark", tags: ids }, visitor, allowed: () => allowed });
const event = (name: TrackedEvent, then: TagConsent = allowed) => ({
  name,
  facts: { vins: ["4T1BF1FK5HU123456"] },
  page: { pathname: "/used-cars-for-sale", search: "" },
  time: 1_763_650_000,
  allowed: then,
});
const scripts = () => [...document.scripts].map(({ src }) => src);
/** Google's data layer, with commands as arrays. */
const layer = () =>
  ((Reflect.get(globalThis, "dataLayer") as unknown[] | undefined) ?? []).map((message) =>
    Object.prototype.toString.call(message) === "[object Arguments]"
      ? Array.from(message as ArrayLike<unknown>)
      : message,
  );
const pixel = () => (Reflect.get(globalThis, "fbq")?.queue as unknown[][] | undefined) ?? [];

describe("tags are loaded only with their own consent:", () => {
  test.each([
    ["nothing", { pixel: false, analytics: false }, []],
    [
      "analytics",
      { pixel: false, analytics: true },
      [
        "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123",
        "https://www.googletagmanager.com/gtag/js?id=G-ABC123",
      ],
    ],
    [
      "advertising",
      { pixel: true, analytics: false },
      [
        "https://www.googletagmanager.com/gtag/js?id=AW-123456",
        "https://connect.facebook.net/en_US/fbevents.js",
      ],
    ],
  ])("%s", (_name, consent, expected) => {
    allowed = consent;
    make();
    expect(scripts()).toEqual(expected);
  });
});

test("Google receives the consent first, then the allowed events", async () => {
  const tracker = make({ googleAnalyticsId: "G-ABC123" });
  await Promise.all([tracker.track(event("PageView")), tracker.track(event("ClickToCall"))]);
  const commands = layer().map((message) => (message as unknown[]).slice(0, 2));
  expect(commands).toEqual([
    ["consent", "default"],
    ["consent", "update"],
    ["js", expect.any(Date)],
    ["set", { page_location: "http://localhost/", page_referrer: "" }],
    ["config", "G-ABC123"],
    ["set", { page_location: "http://localhost/used-cars-for-sale", page_referrer: "" }],
    ["event", "page_view"],
    ["event", "ClickToCall"],
  ]);
  expect(layer().at(-1)).toEqual([
    "event",
    "ClickToCall",
    {
      send_to: "G-ABC123",
      event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      currency: "USD",
      value: 5,
      page_path: "/used-cars-for-sale",
      vehicle_ids: ["4T1BF1FK5HU123456"],
    },
  ]);
});

test("Google Ads receives retail items with values, and hashed user data", async () => {
  const tracker = make({ googleAdsId: "AW-123456" });
  const names = ["Search", "ViewContent", "Schedule", "InstantScreen", "PageView"] as const;
  await Promise.all(names.map((name) => tracker.track(event(name))));
  const events = layer().filter((message) => (message as unknown[])[0] === "event");
  const items = events.map((message) => {
    const [, name, fields] = message as [string, string, { value: number }];
    return [name, fields.value];
  });
  expect(items).toEqual([
    ["view_search_results", 2],
    ["view_item_list", 3],
    ["view_item", 5],
    ["add_to_cart", 20],
    ["purchase", 30],
  ]);
  expect(JSON.stringify(layer())).not.toMatch(/pat@|O'Neil|"Pat"/i);
  expect(JSON.stringify(layer())).toMatch(/"sha256_email_address":"[0-9a-f]{64}"/);
});

test("the pixel has no automatic configuration and receives hashed user data", async () => {
  const tracker = make({ facebookPixelId: "1234567890" });
  await Promise.all([tracker.track(event("Contact")), tracker.track(event("SellTrade"))]);
  expect(pixel().map((command) => command.slice(0, 3))).toEqual([
    ["consent", "grant"],
    ["set", "autoConfig", false],
    ["init", "1234567890"],
    [
      "init",
      "1234567890",
      expect.objectContaining({ em: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    ],
    ["trackSingle", "1234567890", "Contact"],
    ["trackSingleCustom", "1234567890", "SellTrade"],
  ]);
  expect(JSON.stringify(pixel())).not.toMatch(/pat@|O'Neil|"Pat"/i);
});

describe("on a page whose URL contains personal data,", () => {
  afterEach(() => history.replaceState(null, "", "/"));
  const tracked = () =>
    pixel().flatMap(([command, , name]) => (String(command).startsWith("track") ? [name] : []));

  test("Google receives another URL, and the pixel receives the events on the next page", async () => {
    history.replaceState(null, "", "/personalize/x?credit=540&trade=0");
    const tracker = make();
    await tracker.track({
      ...event("Personalize"),
      page: { pathname: "/personalize/x", search: "?credit=540&trade=0" },
    });
    expect(JSON.stringify(layer())).not.toContain("credit");
    expect(JSON.stringify(layer())).toContain('"page_location":"http://localhost/personalize/x"');
    expect(tracked()).toEqual([]);
    expect(doFetch).toHaveBeenCalledTimes(1);
    history.replaceState(null, "", "/used-cars-for-sale");
    await tracker.track(event("PageView"));
    expect(tracked()).toEqual(["Personalize", "PageView"]);
  });

  test("held events are dropped when consent is withdrawn", async () => {
    history.replaceState(null, "", "/inquiry/abc");
    const tracker = make();
    await tracker.track(event("Contact"));
    allowed = { pixel: false, analytics: false };
    tracker.consentChanged();
    allowed = everything;
    tracker.consentChanged();
    history.replaceState(null, "", "/");
    await tracker.track(event("PageView"));
    expect(tracked()).toEqual(["PageView"]);
  });

  test("the pixel does not receive it as the referrer", async () => {
    const referrer = jest.spyOn(document, "referrer", "get");
    referrer.mockReturnValue("http://localhost/test-drive/x?zip=63701");
    const tracker = make();
    await tracker.track(event("PageView"));
    expect(tracked()).toEqual([]);
    expect(layer()).toContainEqual([
      "set",
      {
        page_location: "http://localhost/used-cars-for-sale",
        page_referrer: "http://localhost/test-drive/x",
      },
    ]);
    referrer.mockRestore();
  });
});

test("the tracking service receives every event as its contract defines", async () => {
  const tracker = make({});
  const chat = { customer_name: "Pat O'Neil" };
  const talk = { ...event("ConversationStarted"), facts: { chat } };
  await Promise.all([tracker.track(talk), tracker.track(event("Search"))]);
  const bodies = doFetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string));
  expect(bodies.map((body) => TrackedEventBody.parse(body).eventName)).toEqual([
    "ConversationStarted",
    "Search",
  ]);
  expect(doFetch.mock.calls.map(([path]) => path)).toEqual([
    "/api/track/facebook",
    "/api/track/facebook",
  ]);
});

describe("consent", () => {
  test("is required at the time of the event", async () => {
    const tracker = make();
    await tracker.track(event("Contact", { pixel: false, analytics: true }));
    expect(doFetch).not.toHaveBeenCalled();
    expect(pixel().filter(([command]) => String(command).startsWith("track"))).toEqual([]);
    expect(layer().filter((message) => Object(message).event === "Contact")).toHaveLength(1);
  });

  test("that is withdrawn stops pending events and is sent to the tags", async () => {
    const tracker = make();
    const sent = tracker.track(event("Contact"));
    allowed = { pixel: false, analytics: false };
    tracker.consentChanged();
    await sent;
    expect(doFetch).not.toHaveBeenCalled();
    expect(pixel().at(-1)).toEqual(["consent", "revoke"]);
    expect(layer().at(-1)).toEqual([
      "consent",
      "update",
      {
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "denied",
      },
    ]);
  });

  test("that is withdrawn deletes the tags' cookies", () => {
    document.cookie = "_ga=GA1.1.1; Path=/";
    document.cookie = "_fbp=fb.1.1763650000000.1; Path=/";
    document.cookie = "store=cape; Path=/";
    const tracker = make();
    expect(document.cookie).toContain("_ga=");
    allowed = { pixel: false, analytics: true };
    tracker.consentChanged();
    expect(document.cookie.split("; ").sort()).toEqual(["_ga=GA1.1.1", "store=cape"]);
  });
});
