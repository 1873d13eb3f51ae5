import type { Residence } from "./residences.ts";

type Address = Pick<Residence, "fullAddress" | "apartment" | "zipCode">;

/** Whether two addresses are one home: street, apartment and ZIP code, without case and punctuation. */
export function isSameHome(one: Address, other: Address): boolean {
  return normal(one) === normal(other);
}

function normal({ fullAddress, apartment, zipCode }: Address): string {
  const parts = [fullAddress, apartment ?? "", zipCode].map((part) =>
    part
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim(),
  );
  return JSON.stringify(parts);
}
