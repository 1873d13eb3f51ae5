import { Application } from "@forecourt/contracts/areas/financing/applications";
import { Draft, startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect } from "@jest/globals";
import { type RunningFinancing, runFinancing } from "./running-financing.ts";
import { sampleSteps } from "./sample-forms.ts";

export const start = new Date("2026-11-22T12:00:00.000Z");
export const drafts = "/api/financing/drafts";

export async function running(open: OpenTestDatabase) {
  const { location } = await open();
  const clock = { now: start };
  const site = await runFinancing({ location, now: () => clock.now });
  return { ...site, clock, location };
}

export async function begin(site: RunningFinancing, body: object = {}): Promise<string> {
  const { body: reply } = await site.post(drafts, body);
  return startDraft.reply.parse(reply).token;
}

export async function fill(
  site: RunningFinancing,
  token: string,
  { party = "borrower", more = {} }: { party?: string; more?: Record<string, string> } = {},
) {
  for (const [step, fields] of Object.entries(sampleSteps(site.consent, more))) {
    const saved = await site.put(`${drafts}/${token}`, { party, step, fields });
    expect(saved.status).toBe(200);
  }
}

export const read = async (site: RunningFinancing, token: string) =>
  Draft.parse((await site.send(`${drafts}/${token}`)).body);

export const submit = (site: RunningFinancing, token: string) =>
  site.post(`${drafts}/${token}/submission`, {});

/** The application as the holder of a status token gets it. */
export const shownBy = async (site: RunningFinancing, token: string) =>
  Application.parse((await site.send(`/api/financing/applications/${token}`)).body);

export const bea = {
  firstName: "Bea",
  email: "bea@example.com",
  phone: "(573) 555-0199",
  dateOfBirth: "05/06/1988",
  ssn: "321-54-9876",
  "residences.0.fullAddress": "7 Hillside Road",
  "employment.0.employer": "Riverside Clinic",
};

export const count = async (
  site: RunningFinancing,
  table: "financing_applications" | "financing_outbox",
) => (await site.database.query.selectFrom(table).selectAll().execute()).length;
