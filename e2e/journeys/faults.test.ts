import type { Page } from "@playwright/test";
import { eventually } from "../harness/eventually.ts";
import { operationsOrigin } from "../harness/processes-of.ts";
import { publicPages } from "../harness/public-pages.ts";
import { expect, open, test } from "../harness/test.ts";

test.use({ siteOptions: { separate: ["service", "inventory"], deadlines: "short" } });

// A page whose area is down has status 503, which the browser logs on the console.
test.use({ expectedConsole: /status of 503/ });

interface Visit {
  status: number;
  heading: string;
}

async function visit(page: Page, address: string): Promise<Visit> {
  const response = await page.goto(address);
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  return { status: response?.status() ?? 0, heading };
}

const others = publicPages({ without: ["service"] });

for (const how of ["killed", "hanging"] as const) {
  test(`the service of one area is ${how}: its page shows the failure inside the frame, other pages are unaffected`, async ({
    page,
    fileSite,
  }) => {
    const { origin } = fileSite;
    const whole = await visit(page, `${origin}/service`);
    expect(whole.status).toBe(200);

    await (how === "killed" ? fileSite.kill("service") : fileSite.pause("service"));
    const broken = await visit(page, `${origin}/service`);
    expect(broken.status).toBe(503);
    for (const path of others)
      expect(await visit(page, origin + path)).toMatchObject({ status: 200 });

    await (how === "killed" ? fileSite.revive("service") : fileSite.proceed("service"));
    await eventually("the page is whole again", async () => {
      const { status, heading } = await visit(page, `${origin}/service`);
      return status === 200 && heading === whole.heading;
    });
  });
}

test("the inventory service is killed: its pages answer 503 with Retry-After", async ({
  page,
  fileSite,
}) => {
  await fileSite.kill("inventory");
  const response = await page.goto(`${fileSite.origin}/used-cars-for-sale`);
  expect(response?.status()).toBe(503);
  expect(response?.headers()["retry-after"]).toMatch(/^\d+$/);
  await expect(page.getByRole("banner")).toBeVisible();
  await open(page, `${fileSite.origin}/service`);
  await fileSite.revive("inventory");
  await eventually("the list is back", async () => {
    return (await page.goto(`${fileSite.origin}/used-cars-for-sale`))?.status() === 200;
  });
});

test("a process that restarts while a dealer's file is broken uses the last good configuration", async ({
  page,
  ownSite,
}) => {
  const { origin } = ownSite;
  const before = await visit(page, `${origin}/service`);
  await ownSite.editDealer("ozark-mitsubishi/dealer.json", () => "{");
  await ownSite.kill("service");
  await ownSite.revive("service");
  await eventually("the page is served by the new process", async () => {
    const { status, heading } = await visit(page, `${origin}/service`);
    return status === 200 && heading === before.heading;
  });
  const readiness = await page.request.get(`${operationsOrigin(ownSite)}/readyz`);
  expect(await readiness.text()).toContain("ozark-mitsubishi/dealer.json");
});

test.describe("for an anonymous visitor", () => {
  test.use({ consent: "unasked" });

  for (const how of ["killed", "hanging"] as const) {
    test(`the shell server is ${how}: pages requested before come from the gateway's cache`, async ({
      page,
      ownSite,
    }) => {
      const { origin } = ownSite;
      for (const path of ["/", "/service"]) await visit(page, origin + path);
      const before = await visit(page, `${origin}/service`);

      await (how === "killed" ? ownSite.kill("shell") : ownSite.pause("shell"));
      const stale = await visit(page, `${origin}/service`);
      expect(stale).toMatchObject({ status: 200, heading: before.heading });

      await (how === "killed" ? ownSite.revive("shell") : ownSite.proceed("shell"));
      await eventually("a page that was never seen is rendered", async () => {
        const response = await page.goto(`${origin}/auto-financing`);
        return response?.status() === 200;
      });
    });
  }
});
