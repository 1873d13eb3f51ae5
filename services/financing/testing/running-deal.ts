import { Submitted } from "@forecourt/contracts/areas/financing/applications";
import type { CarOfInterest } from "@forecourt/contracts/areas/financing/car";
import { startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { type OpenTestDatabase } from "@forecourt/testing/databases";
import { readApplication } from "../applications/read-application.ts";
import { type RunningFinancing, runFinancing } from "./running-financing.ts";
import { sampleCar } from "./sample-car.ts";
import { sampleSteps } from "./sample-forms.ts";

export const now = () => new Date("2026-11-22T12:00:00.000Z");
export const drafts = "/api/financing/drafts";
export const vin = sampleCar.vin;

export async function running(open: OpenTestDatabase) {
  const { location } = await open();
  const lot = { car: sampleCar as CarOfInterest };
  const findCar = async (asked: { vin: string }): Promise<CarOfInterest> =>
    asked.vin === lot.car.vin ? lot.car : { vin: asked.vin, state: "unknown", facts: null };
  return { lot, site: await runFinancing({ location, now, findCar }) };
}

/** A draft with every step filled in, and the deal as typed. */
export async function filledDraft(
  site: RunningFinancing,
  deal: Record<string, string>,
): Promise<string> {
  const { token } = startDraft.reply.parse((await site.post(drafts, {})).body);
  const steps = { ...sampleSteps(site.consent), deal };
  for (const [step, fields] of Object.entries(steps)) {
    await site.put(`${drafts}/${token}`, { step, fields });
  }
  await site.put(`${drafts}/${token}`, {
    step: "work",
    fields: { ...steps.work, monthlyDebts: "310.25" },
  });
  return token;
}

export async function submitted(site: RunningFinancing, token: string) {
  return Submitted.parse((await site.post(`${drafts}/${token}/submission`, {})).body);
}

export async function storedOf({ database, vault }: RunningFinancing, number: string) {
  const row = await database.query
    .selectFrom("financing_applications")
    .selectAll()
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const access = { actor: "test", reason: "compares" };
  return { row, content: await readApplication(vault, row, access) };
}
