import { reasonMessages } from "../facts/reason-messages.ts";
import type { Refusal } from "../report.ts";
import { number } from "./phrases.ts";

/** The refused rows of one reason. */
export interface RefusedFor {
  rows: number;
  first: Refusal;
}

const shownReasons = 3;
const longestValue = 60;

/** The most frequent reasons, each with its first row: " 7 rows: the VIN is missing (line 4, column “VIN”)." */
export function refusalReasons(refused: readonly RefusedFor[]): string {
  return refused
    .toSorted((a, b) => b.rows - a.rows)
    .slice(0, shownReasons)
    .map(({ rows, first }) => {
      const counted = rows === 1 ? "1 row" : `${number(rows)} rows`;
      return ` ${counted}: ${reasonMessages[first.reason]} (${placeOf(first)}).`;
    })
    .join("");
}

function placeOf({ line, column, value }: Refusal): string {
  const where =
    column === null ? `first in line ${line}` : `first in line ${line}, column "${column}"`;
  return value === "" ? where : `${where}: ${shortened(value)}`;
}

function shortened(value: string): string {
  return value.length > longestValue ? `${value.slice(0, longestValue)}…` : value;
}
