import type { Incentive } from "@forecourt/contracts/new-vehicle-offer";
import { centsFromDollars } from "@forecourt/domain/money";
import type { FeedRow } from "../feed/rows.ts";
import type { VehicleMapping } from "../mapping/schema.ts";
import type { IncentiveSource } from "../mapping/sources.ts";
import { cleanText, type ReadContext } from "./cell.ts";
import { isDate } from "./date.ts";
import type { Findings } from "./findings.ts";
import { decimalIn } from "./number.ts";

type Values = FeedRow["values"];

/** Reads a vehicle's incentives, incentives for every buyer first. An unreadable incentive is left out. */
export function incentivesReader(mapping: VehicleMapping, context: ReadContext) {
  const forEveryone = sourceReader(mapping.incentives, false, context);
  const conditional = sourceReader(mapping.conditionalIncentives, true, context);
  return (values: Values, findings: Findings): Incentive[] => [
    ...forEveryone(values, findings),
    ...conditional(values, findings),
  ];
}

function sourceReader(
  source: IncentiveSource | undefined,
  isConditional: boolean,
  context: ReadContext,
): (values: Values, findings: Findings) => Incentive[] {
  if (!source) return () => [];
  const readers = [source.column].flat().map(context.cell);
  const fact = isConditional ? "conditionalIncentives" : "incentives";
  return (values, findings) =>
    readers
      .flatMap((read) => itemsOf(read(values), source.separator))
      .flatMap((item) => {
        const written = typeof item === "string" ? item : JSON.stringify(item);
        if (written === "" || context.absent.has(written.toLowerCase())) return [];
        const read = typeof item === "string" ? fromText(item) : fromObject(item);
        if (read) return [{ ...read, conditional: isConditional }];
        findings.leaveOut(fact, written);
        return [];
      });
}

function itemsOf(value: unknown, separator: string | undefined): (string | object)[] {
  if (Array.isArray(value)) {
    return value.map((item: unknown) =>
      typeof item === "object" && item !== null ? item : cleanText(item),
    );
  }
  const text = cleanText(value);
  return separator === undefined ? [text] : text.split(separator).map((item) => item.trim());
}

type ReadIncentive = Omit<Incentive, "conditional">;

/** "Customer cash: $750 until 2026-12-31". */
function fromText(text: string): ReadIncentive | null {
  const [, label = "", amount = "", ends = ""] =
    /^(.+?)\s*[:=]\s*(\S+)(?:\s+(?:until|through)\s+(\S+))?$/.exec(text) ?? [];
  return incentive(label, amount, ends);
}

function fromObject(item: object): ReadIncentive | null {
  const { label, amount, ends }: Partial<Record<string, unknown>> = { ...item };
  return incentive(cleanText(label), cleanText(amount), cleanText(ends));
}

function incentive(label: string, amount: string, ends: string): ReadIncentive | null {
  const decimal = decimalIn(amount);
  const cents = decimal === null ? null : centsFromDollars(decimal);
  if (label === "" || cents === null || cents <= 0) return null;
  return { label, cents, endsOn: isDate(ends) ? ends : null };
}
