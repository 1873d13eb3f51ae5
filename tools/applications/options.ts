import { Answer } from "@forecourt/contracts/areas/financing/applications";
import type { LoanOffer } from "@forecourt/domain/financing/loan-offer";
import type { Credentials } from "@forecourt/service-kit/staff/staff-store";
import type { z } from "zod";
import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { UsageError } from "../command-line/usage-error.ts";
import {
  credentialsOf,
  requireCredentials,
  type Staff,
  single,
  staffAtDesk,
  staffOf,
  staffOptions,
} from "../staff/staff-options.ts";

export type ApplicationsCommand =
  | { kind: "schema" }
  | { kind: "enroll"; name: string; by: Credentials | null }
  | { kind: "desk"; staff: Credentials }
  | StaffCommand;

/** A command that a member of staff runs with a code and a reason. */
export type StaffCommand =
  | { kind: "list"; staff: Staff; dealerId: string | null; findsSsn: boolean }
  | { kind: "show"; staff: Staff; number: string; isSheet: boolean }
  | { kind: "export"; staff: Staff; numbers: string[]; isCsv: boolean; out: string | null }
  | {
      kind: "answer";
      staff: Staff;
      number: string;
      answer: z.infer<typeof Answer>;
      reasons: string[];
      terms: string | null;
      offer: LoanOffer | null;
      validUntil: string | null;
      isReplacement: boolean;
      /** True = it is printed as its applicant would read it, and not given. */
      isPreview: boolean;
      withdrawsAccepted: boolean;
    };

/** Parses the arguments. @throws UsageError that names the invalid argument */
export function applicationsCommand(args: readonly string[]): ApplicationsCommand {
  const { values, positionals } = parsed(args);
  const [kind = "", ...rest] = positionals;
  if (kind === "schema") {
    if (rest.length > 0) throw new UsageError(`unexpected "${rest[0]}"`);
    return { kind };
  }
  if (kind === "enroll") return { kind, name: single(rest, "NAME"), by: credentialsOf(values) };
  if (kind === "desk") {
    if (rest.length > 0) throw new UsageError(`unexpected "${rest[0]}"`);
    return { kind, staff: requireCredentials(values) };
  }
  return staffCommand(args);
}

/**
 * Parses the arguments of a command of staff.
 * @param opened who has opened the desk, where the command is typed; null = the command has its own code
 * @throws UsageError that names the invalid argument
 */
export function staffCommand(
  args: readonly string[],
  opened: Credentials | null = null,
): StaffCommand {
  const { values, positionals } = parsed(args);
  const [kind = "", ...rest] = positionals;
  if (!["list", "show", "export", "answer"].includes(kind)) {
    throw new UsageError(kind === "" ? "no command given" : `unknown command "${kind}"`);
  }
  const staff = opened === null ? staffOf(values) : staffAtDesk(values, opened);
  if (kind === "list") {
    if (rest.length > 0) throw new UsageError(`unexpected "${rest[0]}"`);
    return { kind, staff, dealerId: values.dealer ?? null, findsSsn: values["find-ssn"] };
  }
  if (kind === "show") {
    return { kind, staff, number: single(rest, "NUMBER"), isSheet: values.sheet };
  }
  if (kind === "export") {
    if (rest.length === 0) throw new UsageError("export needs a NUMBER");
    return { kind, staff, numbers: rest, isCsv: values.csv, out: values.out ?? null };
  }
  return answerCommand(staff, rest, values);
}

function answerCommand(
  staff: Staff,
  rest: string[],
  { adverse: reasons, terms, ...values }: ReturnType<typeof parsed>["values"],
): StaffCommand {
  const answer = Answer.safeParse(rest[1]);
  if (!answer.success) throw new UsageError(`answer needs one of ${Answer.options.join(", ")}`);
  const number = single([rest[0] ?? "", ...rest.slice(2)], "NUMBER");
  return {
    kind: "answer",
    staff,
    number,
    answer: answer.data,
    reasons,
    terms: terms ?? null,
    offer: offerOf(values),
    validUntil: values["valid-until"] ?? null,
    isReplacement: values.replace,
    isPreview: values.preview,
    withdrawsAccepted: values["withdraw-accepted-offer"],
  };
}

/** The offered loan: amount, months, and rate are given together or not at all; money down needs a loan. */
function offerOf({
  amount,
  months,
  apr,
  down,
}: {
  amount?: string;
  months?: string;
  apr?: string;
  down?: string;
}): LoanOffer | null {
  if (amount === undefined && months === undefined && apr === undefined) {
    if (down !== undefined) throw new UsageError("--down goes with --amount, --months and --apr");
    return null;
  }
  if (amount === undefined || months === undefined || apr === undefined) {
    throw new UsageError("--amount, --months and --apr go together");
  }
  return {
    amountCents: centsOf(amount),
    months: Number(months),
    annualRatePercent: Number(apr),
    ...(down !== undefined && { moneyDownCents: centsOf(down) }),
  };
}

/** NaN for a text that is no amount, also for an empty one. */
function centsOf(dollars: string): number {
  const digits = dollars.replace(/[$,\s]/g, "");
  return digits === "" ? Number.NaN : Math.round(Number(digits) * 100);
}

function parsed(args: readonly string[]) {
  return parseCommandLine(args, {
    ...staffOptions,
    dealer: { type: "string" },
    "find-ssn": { type: "boolean", default: false },
    sheet: { type: "boolean", default: false },
    csv: { type: "boolean", default: false },
    out: { type: "string" },
    terms: { type: "string" },
    amount: { type: "string" },
    down: { type: "string" },
    months: { type: "string" },
    apr: { type: "string" },
    "valid-until": { type: "string" },
    "withdraw-accepted-offer": { type: "boolean", default: false },
    replace: { type: "boolean", default: false },
    preview: { type: "boolean", default: false },
    adverse: { type: "string", multiple: true, default: [] },
  });
}
