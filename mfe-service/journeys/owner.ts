import {
  BookingOptions,
  FreeDays,
  VisitFormReply,
} from "@forecourt/contracts/areas/service/visit-parts";
import {
  schedulePath,
  serviceField,
  startVisitPath,
  type VisitFormName,
  visitFormPath,
} from "@forecourt/contracts/areas/service/visit-paths";
import { getBookingOptions, getVisit } from "@forecourt/contracts/areas/service/visits";
import { alex } from "@forecourt/e2e/lead-form";
import type { Site } from "@forecourt/e2e/site";
import { expect, type Page } from "@forecourt/e2e/test";

type Origin = Pick<Site, "origin">;

export const main = (page: Page) => page.getByRole("main");
export const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });
export const times = (page: Page) => main(page).locator("button[name=slot]");

/** The headings of the steps. */
export const titles = {
  vehicle: "Which vehicle are you bringing in?",
  services: /^What does your .+ need\?$/,
  time: "When would you like to come in?",
  contact: "Confirm your appointment",
} as const;

/** Presses a button and waits for the page with this heading. */
export async function press(page: Page, name: string, next: RegExp | string): Promise<void> {
  await main(page).getByRole("button", { name, exact: true }).click();
  await expect(heading(page)).toHaveText(next);
}

/** Chooses a car and an oil change, as far as the times. */
export async function goToTimes(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${schedulePath}?modelYear=2019&make=Toyota&model=RAV4`);
  await press(page, "Continue", titles.services);
  await main(page)
    .getByRole("checkbox", { name: /^Oil and filter change/ })
    .check();
  await press(page, "See times", titles.time);
}

const json = async (response: Response) => {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response.json();
};

async function send({ origin }: Origin, path: string, fields: Readonly<Record<string, string>>) {
  const response = await fetch(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify(fields),
  });
  return VisitFormReply.parse(await json(response));
}

const car = { modelYear: "2019", make: "Toyota", model: "RAV4", mileage: "60,000" };

/** A visit with a vehicle and without anything else; resolves to its token. */
export async function startedVisit(site: Origin): Promise<string> {
  const { location } = await send(site, startVisitPath, car);
  const [token] = /[\w-]{43}/.exec(location) ?? [];
  if (token === undefined) throw new Error(`no token in ${location}`);
  return token;
}

/** The free days of a visit that has a vehicle, an oil change and a transport. */
export async function daysOf({ origin }: Origin, token: string): Promise<FreeDays> {
  const path = getVisit.path.replace(":token", token);
  const response = await fetch(`${origin}${path}?step=time`);
  return FreeDays.parse(getVisit.reply.parse(await json(response)).days);
}

/** Sends one form of a visit. */
export function sendForm(
  site: Origin,
  { token, form }: { token: string; form: VisitFormName },
  fields: Readonly<Record<string, string>>,
) {
  return send(site, visitFormPath(token, form), fields);
}

/** A visit whose work is chosen. */
export async function visitWithServices(site: Origin): Promise<string> {
  const token = await startedVisit(site);
  const response = await fetch(site.origin + getBookingOptions.path);
  const { transports } = BookingOptions.parse(await json(response));
  const fields = { [serviceField("LOF")]: "1", transport: transports[0] ?? "" };
  await sendForm(site, { token, form: "services" }, fields);
  return token;
}

/** A visit with a held time: the last one that is free. */
export async function heldVisit(site: Origin): Promise<string> {
  const token = await visitWithServices(site);
  const last = (await daysOf(site, token)).at(-1);
  const slot = `${last?.day}T${last?.times.at(-1)}`;
  await sendForm(site, { token, form: "time" }, { slot });
  return token;
}

/** A booked visit. */
export async function bookedVisit(site: Origin): Promise<string> {
  const token = await heldVisit(site);
  const { event } = await sendForm(
    site,
    { token, form: "contact" },
    { ...alex, usage: "personal" },
  );
  expect(event).toBe("ServiceScheduled");
  return token;
}
