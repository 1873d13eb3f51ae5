import { absentText } from "@forecourt/contracts/leads/text";
import type { LeadVehicle } from "@forecourt/contracts/leads/vehicle";
import { typedLine } from "./typed-text.ts";

/** `2021 Toyota RAV4 XLE`; null = nothing is known, or it is not repeated because it was typed. */
export function vehicleTitle(
  vehicle: Pick<LeadVehicle, "year" | "make" | "model" | "trim"> | null | undefined,
): string | null {
  if (!vehicle) return null;
  const { year, make, model, trim } = vehicle;
  const names = [make, model, trim ?? ""].filter((name) => name !== absentText);
  if (names.every((name) => name.trim() === "")) return null;
  return typedLine([year?.toString() ?? "", ...names].join(" "), 80);
}
