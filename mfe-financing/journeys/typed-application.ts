import type { Page } from "@forecourt/e2e/test";

/** Typed values, by the name of the field. */
export type TypedFields = Readonly<Record<string, string>>;

export const about: TypedFields = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@example.com",
  phone: "(573) 555-0142",
  dateOfBirth: "04/12/1990",
  ssn: "212-45-6789",
};

export const home: TypedFields = {
  "residences.0.fullAddress": "12 Cedar Street",
  "residences.0.city": "Cape Girardeau",
  "residences.0.state": "MO",
  "residences.0.zipCode": "63701",
  "residences.0.housingStatus": "rent",
  "residences.0.monthlyRent": "850",
  "residences.0.yearsAtAddress": "2",
};

/** The address before, for a year. */
export const earlierHome: TypedFields = {
  ...Object.fromEntries(
    Object.entries(home).map(([name, value]) => [name.replace(".0.", ".1."), value]),
  ),
  "residences.1.yearsAtAddress": "1",
};

export const work: TypedFields = {
  "employment.0.status": "employed",
  "employment.0.employer": "River Mill Bakery",
  "employment.0.jobTitle": "Baker",
  "employment.0.phone": "573-555-0101",
  "employment.0.income": "25.50",
  "employment.0.incomeType": "hourly",
  "employment.0.years": "3",
};

/** Types into the fields of the page and chooses in its lists. */
export async function typeIn(page: Page, fields: TypedFields): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.getByRole("main").locator(`[name="${name}"]`);
    const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isList ? field.selectOption(value) : field.fill(value));
  }
}

/** Checks every box of the agreements. */
export async function agree(page: Page): Promise<void> {
  for (const box of await page.getByRole("main").getByRole("checkbox").all()) await box.check();
}
