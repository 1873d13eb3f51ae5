import type { LookedUpCar } from "@forecourt/contracts/areas/trade/car-lookup";
import { makeName } from "@forecourt/service-kit/cars/makes-by-wmi";
import { z } from "zod";

const Text = z
  .string()
  .nullish()
  .transform((text) => (text ?? "").trim().slice(0, 80) || null);

/** Used part of the answer to `DecodeVinValues` of NHTSA's vPIC. Unknown values are empty texts. */
export const VpicAnswer = z.object({
  Results: z
    .array(
      z.object({
        ErrorCode: Text,
        Make: Text,
        Model: Text,
        ModelYear: Text,
        Series: Text,
        Trim: Text,
        BodyClass: Text,
        DriveType: Text.optional(),
        SeatRows: Text.optional(),
      }),
    )
    .min(1),
});
export type VpicAnswer = z.infer<typeof VpicAnswer>;

/**
 * Codes of an answer for this very VIN: 0 decoded, 8 no details, 10 off-road, 12 the year may be another, 14 some
 * characters are unknown. Other codes mean a wrong VIN, or an answer for a corrected VIN.
 */
const usableCodes = new Set(["0", "8", "10", "12", "14"]);

/**
 * The cars of an answer, one for each trim that the VIN can have. Empty = the VIN is unknown, or the answer lacks year,
 * make or model.
 */
export function parseVpicCars({ Results: [found] }: VpicAnswer): LookedUpCar[] {
  const codes = found?.ErrorCode?.split(",").map((code) => code.trim()) ?? [];
  if (!found || !codes.every((code) => usableCodes.has(code))) return [];
  const { Make: make, Model: model, ModelYear: year } = found;
  const isYear = /^(?:19[89]|20\d)\d$/.test(year ?? "");
  if (make === null || model === null || !isYear) return [];
  return trimsOf(found).map((series) => ({
    modelYear: Number(year),
    make: makeName(make),
    model,
    series,
    style: styleOf(found.BodyClass),
    ...equipmentOf(found),
  }));
}

/** A chassis code, such as AXAH54L, which is not a trim that sellers know. */
const chassisCode = /\b[A-Z]{2,}\d{2,}[A-Z]*\b/;

/** `EX, EX-L` are two trims. */
function trimsOf({ Trim: trim, Series: series }: VpicAnswer["Results"][number]): (string | null)[] {
  const named = trim ?? (series !== null && chassisCode.test(series) ? null : series);
  return named === null ? [null] : named.split(/\s*,\s*|\s+\/\s+/).filter((one) => one !== "");
}

/** Body styles of vPIC, such as `Sedan/Saloon`, by the names that shoppers use. */
function styleOf(bodyClass: string | null): string | null {
  if (bodyClass === null) return null;
  return /utility/i.test(bodyClass) ? "SUV" : (bodyClass.split(/\s*[/(]/)[0] ?? null);
}

/** Drive and rows of seats, as words that the rules of options know. */
function equipmentOf({ DriveType: drive, SeatRows: rows }: VpicAnswer["Results"][number]) {
  const equipment = [
    ...(drive ? [drive] : []),
    ...(/^[1-9]$/.test(rows ?? "") ? [`${rows}row`] : []),
  ];
  return equipment.length === 0 ? {} : { equipment };
}
