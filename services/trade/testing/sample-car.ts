import { Appraisal, startAppraisal } from "@forecourt/contracts/areas/trade/appraisals";
import type { RunningTrade } from "./running-trade.ts";

/** The car of `sampleInput`, as a seller sends it. */
export const sampleCar = {
  modelYear: 2019,
  make: "Toyota",
  model: "RAV4",
  mileage: 60_000,
} as const;

const root = "/api/trade/appraisals";

/** Begins an appraisal with answers; returns its address and the stored appraisal. */
export async function startSample(
  site: RunningTrade,
  answers: Readonly<Record<string, readonly string[]>> = { "100": ["great"] },
  car: object = sampleCar,
  asking: { dealer?: string } = {},
) {
  const started = startAppraisal.reply.parse((await site.post(root, { car }, asking)).body);
  const path = `${root}/${started.token}`;
  const saved = await site.put(`${path}/answers`, { answers }, asking);
  return { path, token: started.token, appraisal: Appraisal.parse(saved.body) };
}
