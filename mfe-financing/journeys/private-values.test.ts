import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { applicationStart } from "@forecourt/contracts/areas/financing/application-form";
import { applyPath } from "@forecourt/contracts/areas/financing/pre-approval-paths";
import { allow } from "@forecourt/e2e/lead-form";
import { expect, open, type Page, test } from "@forecourt/e2e/test";
import { expectNotStored } from "./browser-storage.ts";
import { agree, type TypedFields, typeIn } from "./typed-application.ts";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });

/** Values that occur nowhere else; the contact alone may be in the visitor's profile. */
const contact: TypedFields = {
  firstName: "Zyxa",
  lastName: "Quorvale",
  email: "zyxa.quorvale@mail.example",
  phone: "(573) 555-0177",
};
const asked: TypedFields = {
  ...contact,
  dateOfBirth: "07/19/1971",
  street: "8417 Wexbrindle Loop",
  zip: "63701",
  housing: "rent",
  monthlyHousing: "1317.53",
  income: "6823.19",
};
const steps: readonly (readonly [next: string, fields: TypedFields])[] = [
  ["Where you live", { ...contact, dateOfBirth: "07/19/1971", ssn: "219-09-9987" }],
  [
    "Work and income",
    {
      "residences.0.fullAddress": "8417 Wexbrindle Loop",
      "residences.0.apartment": "Gable 9Q7",
      "residences.0.city": "Cape Girardeau",
      "residences.0.state": "MO",
      "residences.0.zipCode": "63701",
      "residences.0.housingStatus": "rent",
      "residences.0.monthlyRent": "1317.53",
      "residences.0.yearsAtAddress": "3",
    },
  ],
  [
    "Agreements",
    {
      "employment.0.status": "employed",
      "employment.0.employer": "Brackwhistle Foundry",
      "employment.0.jobTitle": "Kilnmaster",
      "employment.0.phone": "(573) 555-0188",
      "employment.0.income": "6823.19",
      "employment.0.incomeType": "monthly",
      "employment.0.years": "4",
      otherIncome: "412.37",
      otherIncomeSource: "Tidewharf pension",
    },
  ],
];

/** Values that must not be in any storage of the browser or in a stored page. */
const secrets = [
  "219-09-9987",
  "219099987",
  "07/19/1971",
  "1971-07-19",
  "Wexbrindle",
  "Gable 9Q7",
  "1317.53",
  "6823.19",
  "Brackwhistle",
  "Kilnmaster",
  "555-0188",
  "5735550188",
  "412.37",
  "Tidewharf",
];

/** Sends what is asked on the pre-approval's page and waits for the answer. */
async function preApproval(page: Page, origin: string): Promise<void> {
  await open(page, origin + applyPath);
  await typeIn(page, asked);
  await agree(page);
  await expectNotStored(page, [...secrets, ...Object.values(contact)]);
  await main(page).getByRole("button", { name: "See what I may qualify for" }).click();
  await expect(heading(page)).toContainText("Zyxa");
  await expectNotStored(page, secrets);
}

/** Fills in and sends the full application; looks at the storage on every page, before and after it is sent. */
async function application(page: Page, origin: string): Promise<void> {
  await open(page, origin + applicationStart);
  await main(page).getByRole("button", { name: "Begin the application" }).click();
  await expect(heading(page)).toHaveText("Your deal");
  const next = main(page).getByRole("button", { name: "Continue" }).last();
  await next.click();
  await expect(heading(page)).toHaveText("About you");
  for (const [title, fields] of steps) {
    await typeIn(page, fields);
    await expectNotStored(page, secrets);
    await next.click();
    await expect(heading(page)).toHaveText(title);
    await expectNotStored(page, secrets);
  }
  await agree(page);
  await next.click();
  await expect(heading(page)).toHaveText("Review your application");
  await expectNotStored(page, secrets);
  await main(page).getByRole("button", { name: "Send my application" }).click();
  await expect(heading(page)).toHaveText("Zyxa, we have your application");
  await expectNotStored(page, secrets);
}

/** The files below a folder that contain one of the texts. */
async function filesWith(folder: string, texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const found: string[] = [];
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    if (texts.some((text) => bytes.includes(text))) found.push(file);
  }
  return found;
}

test("what is typed in the pre-approval and the application is in no storage of the browser, and in no file or shared page of the site", async ({
  page,
  ownSite,
}) => {
  const { origin, releasesDir } = ownSite;
  const dataDir = path.join(path.dirname(releasesDir), "data");
  await allow(page, origin, "functional");
  await preApproval(page, origin);
  await application(page, origin);
  // These pages are stored, and every visitor gets the stored ones.
  for (const address of [origin + applyPath, origin + applicationStart]) {
    const text = await (await fetch(address)).text();
    expect([...secrets, "Quorvale"].filter((secret) => text.includes(secret))).toEqual([]);
  }
  const own = await page.reload();
  expect([own?.status(), await own?.headerValue("cache-control")]).toEqual([
    200,
    "private, no-store",
  ]);
  expect(
    await filesWith(
      dataDir,
      secrets.filter((text) => text.length > 6),
    ),
  ).toEqual([]);
});
