import { Submitted } from "@forecourt/contracts/areas/financing/applications";
import { startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { type OpenTestDatabase } from "@forecourt/testing/databases";
import { type RunningFinancing, runFinancing } from "../../testing/running-financing.ts";
import { sampleSteps } from "../../testing/sample-forms.ts";

export const start = new Date("2026-11-22T12:00:00.000Z");
export const dealerId = "ozark-mitsubishi";

export async function running(open: OpenTestDatabase) {
  const clock = { now: start };
  const { location } = await open();
  const site = await runFinancing({ location, now: () => clock.now });
  const deps = { database: site.database, vault: site.vault, now: () => clock.now };
  const log = () =>
    site.database.query.selectFrom("financing_vault_log").selectAll().orderBy("seq").execute();
  return { site, deps, clock, log };
}

/** Submits an application, and returns its number and its status token. */
export async function submitted(site: Awaited<ReturnType<typeof runFinancing>>) {
  const { body } = await site.post("/api/financing/drafts", {});
  const { token } = startDraft.reply.parse(body);
  for (const [step, fields] of Object.entries(sampleSteps(site.consent))) {
    await site.put(`/api/financing/drafts/${token}`, { step, fields });
  }
  const sent = await site.post(`/api/financing/drafts/${token}/submission`, {});
  return Submitted.parse(sent.body);
}

/** The secret in the address for an app. */
export function secretOf(uri: string): Buffer {
  const letters = /secret=([A-Z2-7]+)/.exec(uri)?.[1] ?? "";
  const bits = [...letters]
    .map((letter) =>
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
    )
    .join("");
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}

export const rowOf = ({ database }: RunningFinancing, number: string) =>
  database.query
    .selectFrom("financing_applications")
    .selectAll()
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
