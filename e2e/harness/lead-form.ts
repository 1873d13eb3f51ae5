import type { Locator, Page } from "@playwright/test";

export const alex = {
  firstName: "Alex",
  lastName: "Sample",
  phone: "5735550142",
  email: "alex@mail.example",
} as const;

/** Fills in the four fields of the lead form inside `where`. */
export async function fillInLead(where: Page | Locator): Promise<void> {
  const field = (name: string) => where.getByRole("textbox", { name, exact: false });
  await field("First name").fill(alex.firstName);
  await field("Last name").fill(alex.lastName);
  await field("Phone").fill(alex.phone);
  await field("Email").fill(alex.email);
}

/** Sets the consent cookie for these optional categories, as a click on the banner would. */
export async function allow(page: Page, origin: string, categories: string): Promise<void> {
  const value = encodeURIComponent(
    ["essential", ...categories.split(",").filter(Boolean)].join(","),
  );
  await page.context().addCookies([{ name: "allowCookies", value, url: origin }]);
}
