import { type DeskState, deskStates } from "@forecourt/service-trade/desk/desk-state";
import type { MismatchOverrides } from "@forecourt/service-trade/desk/require-match";
import type { Readings } from "@forecourt/service-trade/inspections/readings";
import type { RevisionLine } from "@forecourt/service-trade/offer/revise-offer";
import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { UsageError } from "../command-line/usage-error.ts";
import { lineOf } from "./line-of.ts";
import { revisionLines } from "./revision-lines.ts";
import { typedMiles, typedVin } from "./typed-readings.ts";

interface Where {
  dealerId: string | null;
  storeId: string | null;
}

interface Listed {
  state: DeskState | null;
  /** True = also offers that were replaced before they were kept. */
  all: boolean;
}

type Payment = "cashNow" | "moreCashLater";

/** `id` is the number of an offer, or its id. */
export type OffersCommand =
  | { kind: "explain"; id: string }
  | { kind: "show"; id: string }
  | ({ kind: "list"; from: string | null; to: string | null } & Listed & Where)
  | ({ kind: "day"; day: string | null } & Where)
  | ({ kind: "inspect"; id: string; by: string; found: string[] } & Readings)
  | { kind: "revise"; id: string; by: string; lines: RevisionLine[]; isSent: boolean }
  | { kind: "accept"; id: string; by: string; payment: Payment | null; despite: MismatchOverrides }
  | { kind: "decline"; id: string; by: string; reason: string; bySeller: boolean }
  | ({ kind: "feeds"; renews: boolean } & Where);

type Kind = OffersCommand["kind"];

const options = {
  dealer: { type: "string" },
  store: { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
  state: { type: "string" },
  all: { type: "boolean", default: false },
  date: { type: "string" },
  by: { type: "string" },
  found: { type: "string", multiple: true },
  odometer: { type: "string" },
  vin: { type: "string" },
  line: { type: "string", multiple: true },
  send: { type: "boolean", default: false },
  payment: { type: "string" },
  reason: { type: "string" },
  "despite-vin": { type: "boolean", default: false },
  "despite-odometer": { type: "boolean", default: false },
  "by-seller": { type: "boolean", default: false },
  renew: { type: "boolean", default: false },
} as const;

/** Options of each command. */
const allowed: Readonly<Record<Kind, readonly string[]>> = {
  explain: [],
  show: [],
  list: ["dealer", "store", "from", "to", "state", "all"],
  day: ["dealer", "store", "date"],
  inspect: ["by", "found", "odometer", "vin"],
  revise: ["by", "line", "send"],
  accept: ["by", "payment", "despite-vin", "despite-odometer"],
  decline: ["by", "reason", "by-seller"],
  feeds: ["dealer", "store", "renew"],
};

/** Parses the arguments. @throws UsageError that names the invalid argument */
export function offersCommand(args: readonly string[]): OffersCommand {
  const { values, positionals } = parseCommandLine(args, options);
  const [kind = "", ...rest] = positionals;
  if (!isKind(kind)) {
    throw new UsageError(kind === "" ? "no command given" : `unknown command "${kind}"`);
  }
  for (const [name, value] of Object.entries(values)) {
    const isGiven = value !== undefined && value !== false;
    if (isGiven && !allowed[kind].includes(name)) {
      throw new UsageError(`--${name} does not belong to "${kind}"`);
    }
  }
  const takesId = !["list", "day", "feeds"].includes(kind);
  const id = takesId ? idOf(rest.shift()) : "";
  if (rest.length > 0) throw new UsageError(`unexpected "${rest[0]}"`);
  return commandOf(kind, id, values);
}

type Values = ReturnType<typeof parseCommandLine<typeof options>>["values"];

function commandOf(kind: Kind, id: string, values: Values): OffersCommand {
  const where = { dealerId: values.dealer ?? null, storeId: values.store ?? null };
  switch (kind) {
    case "explain":
    case "show":
      return { kind, id };
    case "list":
      return { kind, ...spanOf(values), state: stateOf(values.state), all: values.all, ...where };
    case "day":
      return { kind, day: dayOf(values.date), ...where };
    case "inspect":
      return { kind, id, by: byOf(values), ...inspectionOf(values) };
    case "revise":
      return { kind, id, by: byOf(values), lines: revisionLines(values.line), isSent: values.send };
    case "accept":
      return {
        kind,
        id,
        by: byOf(values),
        payment: paymentOf(values.payment),
        despite: despiteOf(values),
      };
    case "decline": {
      const reason = lineOf(values.reason, "--reason", 200).replace(/[.\s]+$/, "");
      return { kind, id, by: byOf(values), reason, bySeller: values["by-seller"] };
    }
    case "feeds":
      if (values.renew && where.storeId === null) {
        throw new UsageError("--renew needs --store: the address before stops working");
      }
      return { kind, renews: values.renew, ...where };
  }
}

function isKind(text: string): text is Kind {
  return Object.hasOwn(allowed, text);
}

/** Numbers are typed in any case. */
function idOf(text = ""): string {
  if (text === "") throw new UsageError("ID is missing");
  return /^t-/i.test(text) ? text.toUpperCase() : text;
}

function spanOf({ from, to }: Pick<Values, "from" | "to">) {
  const span = { from: dayOf(from), to: dayOf(to) };
  if (span.from !== null && span.to !== null && span.to < span.from) {
    throw new UsageError(`${span.to} is before ${span.from}`);
  }
  return span;
}

function dayOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  const isDay = at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  if (isDay) return text;
  throw new UsageError(`"${text}" is no day, such as 2026-12-01`);
}

function stateOf(text: string | undefined): DeskState | null {
  if (text === undefined) return null;
  const state = deskStates.find((one) => one === text);
  if (state) return state;
  throw new UsageError(`--state is one of ${deskStates.join(", ")}`);
}

function byOf({ by }: Pick<Values, "by">): string {
  return lineOf(by, "--by", 60);
}

function inspectionOf({ found = [], odometer, vin }: Values) {
  return { found: found.map(foundOf), mileage: typedMiles(odometer), vin: typedVin(vin) };
}

function foundOf(text: string): string {
  return lineOf(text, "--found", 200);
}

function despiteOf(values: Values): MismatchOverrides {
  return { vin: values["despite-vin"], odometer: values["despite-odometer"] };
}

const payments: Readonly<Record<string, Payment>> = {
  "cash-now": "cashNow",
  "more-cash-later": "moreCashLater",
};

function paymentOf(text: string | undefined): Payment | null {
  if (text === undefined) return null;
  const payment = Object.hasOwn(payments, text) ? payments[text] : undefined;
  if (payment) return payment;
  throw new UsageError(`--payment is ${Object.keys(payments).join(" or ")}`);
}
