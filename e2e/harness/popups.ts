import type { Page } from "@playwright/test";
import { eventually } from "./eventually.ts";
import type { Site } from "./site.ts";

const file = "ozark-mitsubishi/dealer.json";
let count = 0;

/** The parts of a pop-up's configuration that tests set. */
interface PopupConfig {
  pages?: true | string[];
  conditions?: Record<string, unknown>;
  data?: Record<string, unknown>;
  [key: string]: unknown;
}

/** Configures exactly these pop-ups for the dealer; settles when documents have them. */
export async function givePopups(
  site: Site,
  page: Page,
  popups: Record<string, PopupConfig>,
): Promise<void> {
  count += 1;
  const mark = `set-${count}`;
  // The last pop-up identifies the set that a document has; it is on no page.
  const all: Record<string, PopupConfig> = { ...popups, [mark]: { pages: ["inventory/compare"] } };
  const configured = Object.entries(all).map(([id, { data, ...popup }]) => [
    id,
    { pages: true, EMAIL: "CONTACT_SALES", ...popup, data: { title: `Title of ${id}`, ...data } },
  ]);
  await site.editDealer(file, (text) =>
    JSON.stringify({ ...JSON.parse(text), popups: Object.fromEntries(configured) }),
  );
  await eventually(`documents have the pop-ups of ${mark}`, async () => {
    const response = await page.request.get(`${site.origin}/our-company`);
    return (await response.text()).includes(`"id":"${mark}"`);
  });
}

export const tab = { text: "Questions" };

export const popupTab = (page: Page) => page.getByRole("button", { name: "Questions" });
export const popupDialog = (page: Page) => page.getByRole("dialog", { name: /^Title of/ });

/** Opens the menu that closes a pop-up and chooses from it. */
export async function closePopup(page: Page, way: string): Promise<void> {
  await popupDialog(page).locator("summary").click();
  await page.getByRole("button", { name: way }).click();
}

/** Fills in the pop-up's lead form. */
export async function fillInPopup(page: Page): Promise<void> {
  const field = (name: string) => popupDialog(page).getByRole("textbox", { name });
  await field("First name").fill("Alex");
  await field("Last name").fill("Sample");
  await field("Phone").pressSequentially("5735550142");
  await field("Email").fill("alex@mail.example");
}
