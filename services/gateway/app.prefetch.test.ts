import { rejectedFormCookie } from "@forecourt/contracts/leads/rejected-form";
import { afterEach, expect, test } from "@jest/globals";
import { type Site, startSite, twoDealers } from "./fixtures/site.ts";
import { documentShell } from "./fixtures/stub-shell.ts";

let site: Site;
afterEach(() => site.close());

async function start() {
  const rendered: string[] = [];
  const shell = documentShell(({ url = "" }) => {
    rendered.push(url);
    return {};
  });
  const tenants = {
    ...twoDealers,
    dealerOf(host: string) {
      const dealer = twoDealers.dealerOf(host);
      return dealer && { ...dealer, cookieTier: 2 };
    },
  };
  site = await startSite({ shell: [shell], tenants });
  await site.versionsKnown();
  const status = async (cookie: string, purpose: string | null) => {
    const headers = { cookie, ...(purpose !== null && { "sec-purpose": purpose }) };
    return (await site.request("/service", { headers })).status;
  };
  return { rendered, status };
}

const functional = "allowCookies=essential,functional; displayCookies=hide";

test.each([
  ["nothing is stored of the visitor", ""],
  ["the visitor has preferences, and consent to them", `${functional}; answers=x`],
])("a document is fetched ahead where %s", async (_what, cookie) => {
  const { status } = await start();
  expect(await status(cookie, "prefetch;prerender")).toBe(200);
  expect(await status(cookie, "prefetch")).toBe(200);
});

test.each([
  ["takes a form that was sent back", `${functional}; ${rejectedFormCookie}=x`],
  ["deletes preferences without consent", "answers=x"],
  ["deletes claims without consent", "allowCookies=essential; displayCookies=hide; proof=x"],
  ["deletes them over TLS", "__Host-answers=x"],
])(
  "a document is not rendered ahead when that %s, but when it is visited",
  async (_what, cookie) => {
    const { status, rendered } = await start();
    expect(await status(cookie, "prefetch;prerender")).toBe(503);
    expect(await status(cookie, "prefetch")).toBe(503);
    expect(rendered).toEqual([]);
    expect(await status(cookie, null)).toBe(200);
    expect(rendered).toEqual(["/service"]);
  },
);
