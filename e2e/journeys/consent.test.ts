import type { Page } from "@playwright/test";
import { recordTraces } from "../harness/browser-traces.ts";
import { carsInStore } from "../harness/cars-in-store.ts";
import { setPrivacy } from "../harness/privacy.ts";
import { results } from "../harness/search-page.ts";
import { type Site, startSite } from "../harness/site.ts";
import { expect, open, test } from "../harness/test.ts";

// One site for all tests; each test changes the dealer's cookie tier.
test.use({ consent: "unasked", viewport: { width: 1280, height: 900 } });

let own: Site;
test.beforeAll(async () => {
  own = await startSite();
});
test.afterAll(() => own.stop());

const banner = (page: Page) => page.locator("[data-cookie-banner]");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Turns off all switches of the dialog but `on`, and saves. */
async function save(page: Page, on: string[]): Promise<void> {
  await press(page, "Customize");
  for (const name of ["Functional", "Analytics", "Targeting"]) {
    const toggle = page.getByRole("switch", { name });
    await expect(toggle).toBeChecked();
    if (!on.includes(name)) await toggle.uncheck();
  }
  await press(page, "Save and continue");
}

interface Choice {
  decide?: ((page: Page) => Promise<void>) | undefined;
  /** True where the answer is stored; the test waits for that. */
  isRemembered: boolean;
}

/** Visits pages, saves a car, and requests a personal price; returns what the browser has stored. */
async function visit(page: Page, { decide, isRemembered }: Choice) {
  const kept = recordTraces(page);
  await open(page, `${own.origin}/used-cars-for-sale`);
  await decide?.(page);
  if (decide) await expect(banner(page)).toHaveCount(0);
  await results(page)
    .getByRole("button", { name: /^Save: / })
    .first()
    .click();
  await results(page).getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("main").getByText(/^VIN/).first()).toBeVisible();
  const [, vin = ""] = carsInStore(own, { dealer: "ozark-mitsubishi", condition: "used" });
  const answered = isRemembered && page.waitForResponse(/\/api\/visitor\/terms$/);
  await open(page, `${own.origin}/personalize/2000-x-${vin}?step=2&down=3000`);
  await answered;
  await open(page, `${own.origin}/service`);
  return kept();
}

const allowed = (...names: string[]) => `allowCookies=${["essential", ...names].join(",")}`;
const everything = allowed("functional", "analytics", "targeting");
const shortlistKeys = ["forecourt.garage"];
/** A random id of the browser, and an id of the answers that the server keeps. */
const remembered = ["uniqueUserId", "answers"];
/** Where the visitor scrolled to, for Back; the site cannot do without. */
const essential = ["forecourt:scroll"];

interface Case {
  tier: 0 | 1 | 2 | 3;
  choice: string;
  decide?: (page: Page) => Promise<void>;
  gpc?: true;
  cookies: string[];
  stored: string[];
}

const kept = (consent: string, display = "hide") => [consent, `displayCookies=${display}`];

const table: Case[] = [
  {
    tier: 0,
    choice: "none",
    cookies: [...kept(everything, "show"), ...remembered],
    stored: shortlistKeys,
  },
  {
    tier: 1,
    choice: "none",
    cookies: [...kept(everything, "show"), ...remembered],
    stored: shortlistKeys,
  },
  {
    tier: 1,
    choice: "close and continue",
    decide: (page) => press(page, "Close and continue"),
    cookies: [...kept(everything), ...remembered],
    stored: shortlistKeys,
  },
  {
    tier: 1,
    choice: "none, with a privacy signal",
    gpc: true,
    cookies: [...kept(allowed("functional"), "show"), ...remembered],
    stored: shortlistKeys,
  },
  { tier: 2, choice: "none", cookies: [], stored: [] },
  {
    tier: 2,
    choice: "accept",
    decide: (page) => press(page, "Accept all"),
    cookies: [...kept(everything), ...remembered],
    stored: shortlistKeys,
  },
  {
    tier: 2,
    choice: "accept, with a privacy signal",
    decide: (page) => press(page, "Accept all"),
    gpc: true,
    cookies: [...kept(allowed("functional")), ...remembered],
    stored: shortlistKeys,
  },
  {
    tier: 2,
    choice: "save nothing",
    decide: (page) => save(page, []),
    cookies: kept(allowed()),
    stored: [],
  },
  {
    tier: 2,
    choice: "save functional",
    decide: (page) => save(page, ["Functional"]),
    cookies: [...kept(allowed("functional")), ...remembered],
    stored: shortlistKeys,
  },
  {
    tier: 2,
    choice: "save all but functional",
    decide: (page) => save(page, ["Analytics", "Targeting"]),
    cookies: kept(allowed("analytics", "targeting")),
    stored: [],
  },
  { tier: 3, choice: "none", cookies: [], stored: [] },
  {
    tier: 3,
    choice: "deny",
    decide: (page) => press(page, "Decline"),
    cookies: [...kept(allowed("functional", "analytics")), ...remembered],
    stored: shortlistKeys,
  },
  {
    tier: 3,
    choice: "accept",
    decide: (page) => press(page, "Accept all"),
    cookies: [...kept(everything), ...remembered],
    stored: shortlistKeys,
  },
];

/** Requests that are allowed whatever the visitor chose; all of them go to this site. */
const requests = ["localhost page", "localhost /remotes", "localhost /_ipx", "localhost /assets"];
/** Requests that reach third parties, with the consent category that each needs. */
const telling = {
  "localhost /api/track/facebook": ["targeting", "analytics"],
  "localhost /api/visitor/terms": ["functional"],
};

for (const { tier, choice, decide, gpc, cookies, stored } of table) {
  test.describe(`tier ${tier}, ${choice}`, () => {
    if (gpc) test.use({ extraHTTPHeaders: { "sec-gpc": "1" } });
    test("stores and requests exactly what is allowed", async ({ page }) => {
      await setPrivacy(own, { cookieTier: tier });
      const isRemembered = cookies.includes("answers");
      const found = await visit(page, { decide, isRemembered });
      expect(found.cookies).toEqual(cookies.toSorted());
      expect(found.stored.filter((key) => !essential.includes(key))).toEqual(stored);
      const granted = cookies[0] ?? "";
      const may = Object.entries(telling).flatMap(([request, categories]) =>
        categories.some((category) => granted.includes(category)) ? [request] : [],
      );
      expect(found.requests.filter((one) => ![...requests, ...may].includes(one))).toEqual([]);
    });
  });
}

test("withdrawing a category under Cookie settings deletes its data and keeps the rest of the choice", async ({
  page,
}) => {
  await setPrivacy(own, { cookieTier: 2 });
  const found = recordTraces(page);
  await visit(page, { decide: () => press(page, "Accept all"), isRemembered: true });
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).click();
  await expect(banner(page)).toBeVisible();
  await expect(page).toHaveURL(`${own.origin}/service`);
  await save(page, ["Analytics"]);
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(async () => (await found()).cookies).toEqual(kept(allowed("analytics")));
  const { stored } = await found();
  expect(stored).not.toContain("forecourt.garage");
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).click();
  await press(page, "Customize");
  await expect(page.getByRole("switch", { name: "Analytics" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Functional" })).not.toBeChecked();
});
