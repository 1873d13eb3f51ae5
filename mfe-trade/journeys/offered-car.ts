import {
  requestOffer,
  saveAnswers,
  startAppraisal,
} from "@forecourt/contracts/areas/trade/appraisals";
import { keepOfferForm } from "@forecourt/contracts/areas/trade/offer-forms";
import { tradeOfferPath } from "@forecourt/contracts/areas/trade/trade-paths";
import type { Site } from "@forecourt/e2e/site";

/** A car of which the demo's market has more than enough comparable ones. */
export const commonCar = { modelYear: 2020, make: "Toyota", model: "RAV4", mileage: 60_000 };

/** A car that the demo's market has none of. */
export const unknownCar = { ...commonCar, make: "Checker", model: "Marathon" };

/** A car in good condition with some wear. */
export const wornAnswers = {
  "100": ["good"],
  "200": ["none"],
  "201": ["yes"],
  "202": ["one"],
  "203": ["none"],
  "204": ["one-two"],
  "205": ["two"],
};

interface Described {
  car?: object;
  answers?: Readonly<Record<string, readonly string[]>>;
}

async function send(site: Pick<Site, "origin">, method: string, path: string, body: object) {
  const response = await fetch(site.origin + path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** A car whose questions are answered, without an offer; resolves to its token. */
export async function describedCar(
  site: Pick<Site, "origin">,
  { car = commonCar, answers = wornAnswers }: Described = {},
): Promise<string> {
  const started = await send(site, "POST", startAppraisal.path, { car });
  const { token } = startAppraisal.reply.parse(started);
  await answer(site, token, answers);
  return token;
}

/** Stores answers of a car. */
export async function answer(
  site: Pick<Site, "origin">,
  token: string,
  answers: NonNullable<Described["answers"]>,
): Promise<void> {
  await send(site, "PUT", saveAnswers.path.replace(":token", token), { answers });
}

/** Describes a car and makes its offer; resolves to the path of the offer's page. */
export async function offeredCar(
  site: Pick<Site, "origin">,
  described?: Described,
): Promise<string> {
  const token = await describedCar(site, described);
  await send(site, "POST", requestOffer.path.replace(":token", token), {});
  return tradeOfferPath(token);
}

/** The same, kept as a sale; resolves to the path of the offer's page. */
export async function keptCar(site: Pick<Site, "origin">, described?: Described): Promise<string> {
  const address = await offeredCar(site, described);
  const token = address.split("/").at(-1) ?? "";
  await send(site, "POST", keepOfferForm.path.replace(":token", token), {
    firstName: "Alex",
    lastName: "Moss",
    email: "alex@mail.example",
    phone: "5735550142",
    interest: "sell",
    slot: "",
  });
  return address;
}
