import type { Page } from "@playwright/test";
import { setPrivacy } from "../harness/privacy.ts";
import { type Site, startSite } from "../harness/site.ts";
import { eventsGiven, type Sent, tagNoise, useTags, watchTags } from "../harness/tags.ts";
import { expect, open, test } from "../harness/test.ts";

test.use({ consent: "unasked", expectedConsole: tagNoise });

let own: Site;
test.beforeAll(async () => {
  own = await startSite({ separate: ["visitor"] });
  await useTags(own);
  await setPrivacy(own, { cookieTier: 3 });
});
test.afterAll(() => own.stop());

const google = "www.googletagmanager.com";
const facebook = "connect.facebook.net";
const chat = "chat.example";

const allow = (page: Page, names: string) =>
  page.context().addCookies(
    [
      ["allowCookies", names],
      ["displayCookies", "hide"],
    ].map(([name = "", value = ""]) => ({ name, value, domain: "localhost", path: "/" })),
  );
const everything = "essential,functional,analytics,targeting";
const names = (sent: Sent) => sent.posted.map(({ eventName }) => eventName);
/** Goes to the search by a click, without a new document. */
const goToSearch = async (page: Page) => {
  await page.getByRole("main").evaluate((main) => {
    const link = document.createElement("a");
    main.prepend(Object.assign(link, { href: "/used-cars-for-sale", textContent: "Go there" }));
  });
  await page.getByRole("link", { name: "Go there" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("for sale");
};
/** Everything that a page would have loaded or sent by now has been. */
const atRest = async (page: Page) => {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState("networkidle");
};

test("nothing is loaded or sent before consent, and earlier events are not sent afterwards", async ({
  page,
}) => {
  const sent = await watchTags(page);
  await open(page, own.origin);
  await goToSearch(page);
  await atRest(page);
  expect(sent).toEqual({ scripts: [], posted: [] });
  await page.getByRole("button", { name: "Accept all", exact: true }).click();
  await expect.poll(() => sent.scripts.toSorted()).toEqual([chat, facebook, google]);
  await atRest(page);
  expect(names(sent)).toEqual([]);
  expect(await eventsGiven(page)).toEqual({ google: [], pixel: [] });
  await page.getByRole("link", { name: "Next page" }).click();
  await expect.poll(() => names(sent)).toEqual(["PageView", "Search"]);
  await expect
    .poll(() => eventsGiven(page))
    .toEqual({ google: ["page_view", "Search"], pixel: ["PageView", "Search"] });
  expect(sent.posted[0]).toMatchObject({
    value: 0,
    custom_data: { path: "/used-cars-for-sale?page=2" },
  });
});

test("page views, vehicle views and calls are tracked once each", async ({ page }) => {
  await allow(page, everything);
  const sent = await watchTags(page);
  await open(page, own.origin);
  await expect.poll(() => names(sent)).toEqual(["PageView"]);
  await goToSearch(page);
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect
    .poll(() => names(sent))
    .toEqual(["PageView", "PageView", "Search", "PageView", "ViewContent"]);
  const [vin] = /[A-HJ-NPR-Z0-9]{17}$/i.exec(new URL(page.url()).pathname) ?? [];
  expect(sent.posted.at(-1)?.custom_data).toMatchObject({
    content_type: "vehicle",
    content_ids: [vin?.toUpperCase()],
  });
  // Nothing here can make a call.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await page.locator('a[href^="tel:"]:visible').first().click();
  await expect.poll(() => names(sent).at(-1)).toBe("ClickToCall");
  expect(sent.posted.at(-1)?.value).toBe(5);
});

test("with advertising refused, analytics alone is loaded", async ({ page }) => {
  await allow(page, "essential,functional,analytics");
  const sent = await watchTags(page);
  await open(page, own.origin);
  await expect.poll(async () => (await eventsGiven(page)).google).toEqual(["page_view"]);
  await atRest(page);
  expect(sent).toEqual({ scripts: expect.not.arrayContaining([facebook]), posted: [] });
  expect((await eventsGiven(page)).pixel).toEqual([]);
});

test("after consent is withdrawn tracking stops, and the tags are notified", async ({ page }) => {
  await allow(page, everything);
  const sent = await watchTags(page);
  await open(page, own.origin);
  await expect.poll(() => names(sent)).toEqual(["PageView"]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).click();
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  const last = () => page.evaluate(() => Reflect.get(globalThis, "fbq")?.queue.at(-1));
  await expect.poll(last).toEqual(["consent", "revoke"]);
  await goToSearch(page);
  await expect.poll(async () => (await eventsGiven(page)).google.at(-1)).toBe("Search");
  await atRest(page);
  expect(names(sent)).toEqual(["PageView"]);
  expect((await eventsGiven(page)).pixel).toEqual(["PageView"]);
});

test("a chat identifies the visitor, and contact details are sent as hashes", async ({ page }) => {
  await allow(page, everything);
  const sent = await watchTags(page);
  await open(page, own.origin);
  await expect.poll(() => sent.scripts).toContain(chat);
  await page.evaluate(() =>
    Reflect.get(globalThis, "PodiumEventsCallback")("Conversation Started", {
      customer_name: "Pat de Canary",
      customer_phone_value: "(573) 555-0142",
    }),
  );
  await expect.poll(() => names(sent).at(-1)).toBe("ConversationStarted");
  const event = sent.posted.at(-1);
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(event).toMatchObject({
    value: 10,
    user_data: { fn: hash, ln: hash, ph: hash },
    custom_data: { chat: { customer_name: hash, customer_phone_value: hash } },
  });
  expect(JSON.stringify(sent.posted)).not.toMatch(/canary|5550142|555-0142/i);
  const cookies = await page.context().cookies();
  const profile = cookies.find(({ name }) => name === "visitor");
  expect(decodeURIComponent(profile?.value ?? "")).toContain("de Canary");
});

test("withdrawing consent ends a chat without losing form input", async ({ page }) => {
  await allow(page, everything);
  const sent = await watchTags(page);
  const chats = () => sent.scripts.filter((host) => host === chat).length;
  const isListening = () => page.evaluate(() => Reflect.has(globalThis, "PodiumEventsCallback"));
  const takeBack = async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).click();
    await page.getByRole("button", { name: "Customize", exact: true }).click();
    await page.getByRole("switch", { name: "Functional" }).uncheck();
    await page.getByRole("button", { name: "Save and continue", exact: true }).click();
  };
  await open(page, `${own.origin}/service`);
  await expect.poll(chats).toBe(1);
  const anew = page.waitForEvent("load");
  await takeBack();
  await anew;
  await atRest(page);
  expect([chats(), await isListening(), page.url()]).toEqual([1, false, `${own.origin}/service`]);

  await allow(page, everything);
  await open(page, `${own.origin}/service`);
  await expect.poll(chats).toBe(2);
  await page.getByRole("main").evaluate((main) => {
    main.insertAdjacentHTML("afterbegin", "<form><input aria-label='Typed'></form>");
  });
  await page.getByRole("textbox", { name: "Typed" }).fill("Pat");
  await takeBack();
  await expect.poll(isListening).toBe(false);
  await expect(page.getByRole("textbox", { name: "Typed" })).toHaveValue("Pat");
  const next = page.waitForEvent("load");
  await page.getByRole("contentinfo").getByRole("link", { name: "Our company" }).click();
  await next;
  await expect(page).toHaveURL(`${own.origin}/our-company`);
  await atRest(page);
  expect(chats()).toBe(2);
});

test("a URL with personal data reaches no tag", async ({ page }) => {
  await allow(page, everything);
  const sent = await watchTags(page);
  await open(page, `${own.origin}/used-cars-for-sale?credit=540&zip=63701&page=2`);
  await expect.poll(() => names(sent)).toEqual(["PageView", "Search"]);
  await expect.poll(async () => (await eventsGiven(page)).google).toEqual(["page_view", "Search"]);
  expect((await eventsGiven(page)).pixel).toEqual([]);
  const trackedLocations = () =>
    page.evaluate(() => JSON.stringify(Reflect.get(globalThis, "dataLayer")?.map(Object.values)));
  expect(await trackedLocations()).toContain(
    `"page_location":"${own.origin}/used-cars-for-sale?page=2"`,
  );
  expect(await trackedLocations()).not.toMatch(/540|63701/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Our company" }).click();
  await expect
    .poll(async () => (await eventsGiven(page)).pixel)
    .toEqual(["PageView", "Search", "PageView"]);
});

test.describe("a browser that asks not to be tracked", () => {
  test.use({ extraHTTPHeaders: { "sec-gpc": "1" } });

  test("is not tracked, whatever was accepted", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    });
    await allow(page, everything);
    const sent = await watchTags(page);
    await open(page, own.origin);
    await goToSearch(page);
    await expect.poll(() => sent.scripts).toEqual([chat]);
    await atRest(page);
    expect(sent).toEqual({ scripts: [chat], posted: [] });
    expect(await eventsGiven(page)).toEqual({ google: [], pixel: [] });
  });
});

test.describe("while the visitor service is down", () => {
  test.use({ expectedConsole: /request to elsewhere|status of 50\d/ });

  test("the site works", async ({ page }) => {
    await own.kill("visitor");
    await allow(page, everything);
    const sent = await watchTags(page);
    await open(page, own.origin);
    await expect.poll(() => names(sent)).toEqual(["PageView"]);
    await goToSearch(page);
    await expect.poll(() => names(sent)).toEqual(["PageView", "PageView", "Search"]);
    await own.revive("visitor");
  });
});
