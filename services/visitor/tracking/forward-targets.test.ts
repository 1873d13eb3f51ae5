import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import { expect, test } from "@jest/globals";
import { visitorConfig } from "../config.ts";
import { forwardTargets } from "./forward-targets.ts";

/** A dealer whose configuration names this receiver; null = none. */
function dealerWith(url: string | null) {
  const config = {
    analytics: { forwarding: url === null ? null : { url } },
    site: { url: "https://www.dealer.example" },
  };
  const current = { ids: ["dealer"], config: () => config };
  return { current: () => current } as unknown as Pick<DealerWatch, "current">;
}

const localCollector = { host: "events.example", origin: "http://127.0.0.1:8081" };
const trackingTokens = new Map([["dealer", "its-token"]]);
const targetOf = (url: string | null, local: typeof localCollector | null = localCollector) =>
  forwardTargets(dealerWith(url), { trackingTokens, localCollector: local })("dealer");

test("a dealer that names no receiver has none, with a local one, too", () => {
  expect(targetOf(null)).toBeNull();
});

test("a dealer's own receiver gets its token", () => {
  expect(targetOf("https://graph.example/v1/events")).toEqual({
    url: "https://graph.example/v1/events",
    token: "its-token",
    origin: "https://www.dealer.example",
  });
});

test("the local receiver is reached at the operator's address, by the configured path, without the token", () => {
  expect(targetOf("https://events.example/events")).toMatchObject({
    url: "http://127.0.0.1:8081/events",
    token: null,
  });
  expect(targetOf("https://events.example/events", null)).toMatchObject({
    url: "https://events.example/events",
  });
});

test("LOCAL_COLLECTOR is a host name and a port of this machine", () => {
  const config = (text: string) =>
    visitorConfig({ SIGNING_SECRET: "s".repeat(32), LOCAL_COLLECTOR: text }).localCollector;
  expect(config("events.example=http://127.0.0.1:8081")).toEqual(localCollector);
  expect(config("")).toBeNull();
  expect(() => config("events.example=http://10.0.0.1:80")).toThrow("LOCAL_COLLECTOR");
});
