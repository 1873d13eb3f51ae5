import { startVisitPath, visitFormPath } from "@forecourt/contracts/areas/service/visit-paths";
import { Visit } from "@forecourt/contracts/areas/service/visits";
import type { RunningService } from "./running-service.ts";

export const sampleVehicle = {
  modelYear: "2021",
  make: "Toyota",
  model: "Camry",
  mileage: "41,200",
};

/** An hour of work for an owner who waits. */
export const sampleServices = { "service.BRAKE-INSP": "1", transport: "wait" };

export const sampleContact = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@shopper.example",
  phone: "(573) 555-0199",
};

interface Asking {
  dealer?: string;
  store?: string;
  network?: string;
}

/** The token in the path of a page. */
export function tokenOf(location: string | null): string {
  return /\/([\w-]{43})(?:[/?#]|$)/.exec(location ?? "")?.[1] ?? "";
}

/** Starts a visit with its vehicle and services; resolves with its token. */
export async function begunVisit(site: RunningService, asking: Asking = {}): Promise<string> {
  const started = await site.form(startVisitPath, sampleVehicle, asking);
  const token = tokenOf(started.headers.get("location"));
  await site.form(visitFormPath(token, "services"), sampleServices, asking);
  return token;
}

/** A visit that is booked at that time. */
export async function bookedVisit(site: RunningService, slot: string, asking: Asking = {}) {
  const token = await begunVisit(site, asking);
  await site.form(visitFormPath(token, "time"), { slot }, asking);
  const booked = await site.form(visitFormPath(token, "contact"), sampleContact, asking);
  return { token, location: booked.headers.get("location") };
}

/** The state of a visit, as one of its pages gets it. */
export async function visitOf(
  site: RunningService,
  token: string,
  step = "time",
  asking: Asking = {},
) {
  const { body } = await site.send(`/api/service/visits/${token}?step=${step}`, asking);
  return Visit.parse(body);
}
