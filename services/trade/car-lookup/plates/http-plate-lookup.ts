import { checkVin } from "@forecourt/domain/vin";
import { z } from "zod";
import { LookupError } from "../car-decoder.ts";
import { type GuardOptions, guardedJson } from "../guarded-json.ts";
import type { PlateLookup } from "./plate-lookup.ts";

export interface PlateOptions extends GuardOptions {
  /** Where plates are posted to. */
  url: string;
  token: string;
}

const Reply = z.object({ vin: z.string().max(40).nullable() });

/**
 * Plates by HTTP: `POST` of `{ "plate": "ABC123", "state": "MO" }` with a bearer token, answered by
 * `{ "vin": "…" }`, or 404 or null for an unknown plate. Nothing is cached: a plate moves between cars.
 */
export function httpPlateLookup({ url, token, ...guard }: PlateOptions): PlateLookup {
  const request = guardedJson("the plate service", guard);
  return {
    async vinOf(plate, state) {
      const answer = await request({
        url,
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ plate, state }),
        reply: Reply,
      });
      if (answer === null || answer.vin === null) return null;
      const checked = checkVin(answer.vin);
      if (!checked.ok) throw new LookupError("the plate service answered with an invalid VIN");
      return checked.vin;
    },
  };
}
