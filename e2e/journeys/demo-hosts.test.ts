import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { collectedEventsFile } from "../../tools/demo-hosts/collector.ts";
import { eventually } from "../harness/eventually.ts";
import { setPrivacy } from "../harness/privacy.ts";
import { type Site, startSite } from "../harness/site.ts";
import { expectSound } from "../harness/sound.ts";
import { expect, open, test } from "../harness/test.ts";

test.use({ consent: "unasked" });

let own: Site;
test.beforeAll(async () => {
  own = await startSite();
  // The banner of this tier has a button that refuses.
  await setPrivacy(own, { cookieTier: 3 });
});
test.afterAll(() => own.stop());

const chatButton = (page: Page) => page.getByRole("button", { name: "Chat with us" });
const answer = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

/** Names and paths of the events that the collector has, oldest first. */
function collected(): [string, string][] {
  const file = collectedEventsFile(path.join(own.dealersDir, "../data"));
  try {
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    return lines.map((line) => {
      const { event_name, event_source_url } = JSON.parse(line);
      return [event_name, new URL(event_source_url).pathname];
    });
  } catch {
    return [];
  }
}

/** Goes to a page by a link of the footer, without a new document, and waits until nothing more is loaded. */
async function goTo(page: Page, link: string, heading: string | RegExp): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await page.waitForLoadState("networkidle");
}

test("the chat opens with consent alone, answers, and tells the site who writes", async ({
  page,
}) => {
  await open(page, own.origin);
  await page.waitForLoadState("networkidle");
  await expect(chatButton(page)).toHaveCount(0);
  await answer(page, "Accept all");
  await chatButton(page).click();
  const chat = page.getByRole("complementary", { name: "Chat" });
  await chat.getByLabel("Your name").fill("Pat de Canary");
  await chat.getByLabel("Cell phone").fill("(573) 555-0142");
  await chat.getByRole("textbox", { name: "Message" }).fill("When are you open on Saturday?");
  await chat.getByRole("button", { name: "Send" }).click();
  await expect(chat.getByRole("log")).toContainText("Our hours, address and phone numbers");
  await expect(chat.getByRole("link", { name: "Contact us" })).toHaveAttribute(
    "href",
    "/contact-us",
  );
  await expectSound(page);
  await chat.getByRole("textbox", { name: "Message" }).press("Escape");
  await expect(chatButton(page)).toBeFocused();
  await eventually("the collector has the conversation", async () =>
    collected().some(([name]) => name === "ConversationStarted"),
  );
  const file = collectedEventsFile(path.join(own.dealersDir, "../data"));
  expect(readFileSync(file, "utf8")).not.toMatch(/canary|5550142|555-0142|Saturday/i);
});

test("the collector gets what follows the visitor's consent, and nothing from before it", async ({
  page,
}) => {
  await open(page, `${own.origin}/service`);
  await goTo(page, "Careers", "Join our team");
  await answer(page, "Accept all");
  await goTo(page, "Meet our team", /team/i);
  await eventually("the collector has the page", async () =>
    collected().some(([name, at]) => name === "PageView" && at === "/our-company/meet-our-team"),
  );
  const paths = collected().map(([, at]) => at);
  expect(paths).not.toContain("/our-company/careers");
  expect(paths).not.toContain("/service");
});

test("the collector gets nothing from a visitor who declines", async ({ page }) => {
  await open(page, `${own.origin}/auto-financing`);
  await answer(page, "Decline");
  await goTo(page, "Privacy policy", "Privacy policy");
  await expectCollectedAfter(page, "/legal/privacy-policy");
});

test.describe("a browser that asks not to be tracked", () => {
  test.use({ extraHTTPHeaders: { "sec-gpc": "1" } });

  test("sends the collector nothing, whatever was accepted", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    });
    await open(page, `${own.origin}/auto-financing`);
    await answer(page, "Accept all");
    await goTo(page, "Terms of sale", "Terms of sale");
    await expectCollectedAfter(page, "/legal/terms-of-sale");
  });
});

/** Another visitor's event comes to the collector; of `visited`, it has none. */
async function expectCollectedAfter(page: Page, visited: string): Promise<void> {
  // The headers of this test, such as the signal, are not those of the other visitor.
  const context = await page.context().browser()?.newContext({ extraHTTPHeaders: {} });
  if (context === undefined) throw new Error("there is no browser");
  const other = await context.newPage();
  const last = () => collected().filter(([, at]) => at === "/help-center").length;
  const before = last();
  await open(other, `${own.origin}/service`);
  await answer(other, "Accept all");
  await other.getByRole("contentinfo").getByRole("link", { name: "Help center" }).click();
  await eventually("the collector has another visitor's page", async () => last() > before);
  await context.close();
  expect(collected().map(([, at]) => at)).not.toContain(visited);
}

test("a dealer who names no chat gets nothing of it", async ({ page }) => {
  await open(page, own.groupOrigin);
  await answer(page, "Accept all");
  await page.waitForLoadState("networkidle");
  expect(await page.content()).not.toContain("demo-chat");
  await expect(chatButton(page)).toHaveCount(0);
  const follow = page.getByRole("navigation", { name: "Follow us" });
  await expect(follow.getByRole("link")).toHaveText(["Facebook", "X", "Instagram", "YouTube"]);
});
