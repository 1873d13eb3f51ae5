import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Site, startSite, twoDealers } from "./fixtures/site.ts";
import { externalSources } from "./tenants/external-sources.ts";
import type { Tenants } from "./tenants/tenants.ts";

const tags = { googleAnalyticsId: "G-ABC123", facebookPixelId: "1234567890" };
const chatScript = "https://chat.example/widget.js";

/** The group has tags and a chat widget, the other dealer neither. */
const tenants: Tenants = {
  ...twoDealers,
  dealerOf(host) {
    const dealer = twoDealers.dealerOf(host);
    if (dealer?.dealerId !== "ozark") return dealer;
    return { ...dealer, externalSources: externalSources({ tags, chatScript }) };
  },
};

let site: Site;
beforeAll(async () => {
  site = await startSite({ tenants, shell: [(_request, response) => response.end("page")] });
});
afterAll(() => site.close());

async function policyAt(host: string) {
  const { headers } = await site.request("/", { headers: { host } });
  const policy = String(headers["content-security-policy"]);
  const parts = policy.split(";").map((directive) => directive.trim().split(" "));
  return new Map(parts.map(([name, ...sources]) => [name, sources]));
}

test("the policy of a dealer without tags allows no external host", async () => {
  const policy = await policyAt("localhost");
  expect(policy.get("img-src")).toEqual(["'self'", "data:"]);
  expect(policy.get("connect-src")).toEqual(["'self'"]);
  expect(policy.get("style-src")?.filter((source) => !source.startsWith("'nonce-"))).toEqual([
    "'self'",
  ]);
  expect(policy.has("frame-src")).toBe(false);
  expect(policy.has("font-src")).toBe(false);
});

test("the policy of a dealer with tags and a chat widget allows their hosts and no other script", async () => {
  const policy = await policyAt("group.localhost");
  expect(policy.get("connect-src")).toEqual([
    "'self'",
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://www.facebook.com",
    "https://connect.facebook.net",
    "https://chat.example",
    "wss://chat.example",
  ]);
  expect(policy.get("frame-src")).toEqual(["'self'", "https://chat.example"]);
  expect(policy.get("script-src")).toEqual([
    expect.stringMatching(/^'nonce-[\w-]{22}'$/),
    "'strict-dynamic'",
    "'inline-speculation-rules'",
  ]);
  const strict = ["default-src", "frame-ancestors", "base-uri", "object-src", "form-action"];
  const plain = await policyAt("localhost");
  for (const name of strict) expect(policy.get(name)).toEqual(plain.get(name));
});

test("externalSources adds only the hosts of the configured tags", () => {
  expect(externalSources({})).toBeNull();
  expect(externalSources({ chatScript: "/demo-chat/widget.js" })).toBeNull();
  const facebook = externalSources({ tags: { facebookPixelId: "1234567890" } });
  expect(facebook).toEqual({
    connect: ["https://www.facebook.com", "https://connect.facebook.net"],
    img: ["https://www.facebook.com", "https://connect.facebook.net"],
    frame: [],
    style: [],
    font: [],
  });
  const ads = externalSources({ tags: { googleAdsId: "AW-123456" } });
  expect(ads?.frame).toEqual(["https://*.doubleclick.net"]);
  expect(ads?.connect).not.toContain("https://www.facebook.com");
});
