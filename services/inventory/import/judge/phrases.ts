import { formatNumber } from "@forecourt/domain/format-number";
import type { UsualShares } from "./usual-shares.ts";

const minImports = 3;

/** "; in the last 20 files it was never more than 6%"; empty where too few imports show the usual share. */
export function compareWithUsual({ imports }: UsualShares, share: number): string {
  return imports < minImports
    ? ""
    : `; in the last ${number(imports)} files it was never more than ${percent(share)}`;
}

export const number = formatNumber;

export function cars(count: number): string {
  return count === 1 ? "1 car" : `${number(count)} cars`;
}

export function miles(count: number): string {
  return `${number(count)} miles`;
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
