import type { DeskBooking } from "@forecourt/service-service/staff/book-by-shop";
import type { DeskChange } from "@forecourt/service-service/staff/change-details";
import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { UsageError } from "../command-line/usage-error.ts";
import { addOptions, bookingOf } from "./add-options.ts";
import { changeOf, changeOptions } from "./change-options.ts";
import { joinHalves, readDay, readTime, readTimeOrNow } from "./read-times.ts";

interface Where {
  dealerId: string | null;
  storeId: string | null;
}

/** A time that is closed or opened, in minutes of the day; the whole day by default. */
interface Closing {
  day: string;
  from: number;
  to: number;
  resource: string | null;
}

export type AppointmentsCommand =
  | ({ kind: "day"; day: string | null; adviserId: string | null } & Where)
  | ({ kind: "add"; day: string; time: string; booking: Omit<DeskBooking, "slot"> } & Where)
  | { kind: "move"; number: string; day: string; time: string; isPastAdvisers: boolean }
  | { kind: "change"; number: string; change: DeskChange }
  | { kind: "show"; number: string }
  | { kind: "cancel"; number: string; reason: string; undoes: boolean }
  | { kind: "done" | "arrived" | "no-show"; number: string; undoes: boolean }
  | { kind: "promise"; number: string; time: string | null; isPastHours: boolean }
  | ({ kind: "find"; words: string } & Where)
  | ({ kind: "close" | "open" } & Closing & Where)
  | ({ kind: "feeds"; renews: boolean; adviserId: string | null } & Where);

const DAY_MINUTES = 24 * 60;

const options = {
  dealer: { type: "string" },
  store: { type: "string" },
  adviser: { type: "string" },
  technician: { type: "string" },
  reason: { type: "string" },
  undo: { type: "boolean", default: false },
  renew: { type: "boolean", default: false },
  "past-hours": { type: "boolean", default: false },
  ...addOptions,
} as const;

/** Options of each command. */
const allowed: Readonly<Record<AppointmentsCommand["kind"], readonly string[]>> = {
  day: ["dealer", "store", "adviser"],
  add: ["dealer", "store", "adviser", ...Object.keys(addOptions)],
  move: ["past-advisers"],
  change: changeOptions,
  show: [],
  cancel: ["reason", "undo"],
  done: ["undo"],
  arrived: ["undo"],
  "no-show": ["undo"],
  promise: ["undo", "past-hours"],
  find: ["dealer", "store"],
  close: ["dealer", "store", "adviser", "technician"],
  open: ["dealer", "store", "adviser", "technician"],
  feeds: ["dealer", "store", "adviser", "renew"],
};

/** Parses the arguments. @throws UsageError that names the invalid argument */
export function appointmentsCommand(args: readonly string[]): AppointmentsCommand {
  const { values, positionals } = parseCommandLine(args, options);
  const [kind = "", ...words] = positionals;
  if (!isKind(kind)) {
    throw new UsageError(kind === "" ? "no command given" : `unknown command "${kind}"`);
  }
  refuseOthers(kind, values);
  const rest = kind === "find" ? words : joinHalves(words);
  const where = { dealerId: values.dealer ?? null, storeId: values.store ?? null };
  const next = (read: (text: string) => string, name: string) => {
    const text = rest.shift();
    if (text === undefined) throw new UsageError(`${name} is missing`);
    return read(text);
  };
  const command = (): AppointmentsCommand => {
    if (kind === "day") {
      const asked = rest.length > 0 ? next(readDay, "DAY") : null;
      return { kind, day: asked, ...where, ...adviserOf(values) };
    }
    if (kind === "add") {
      const slot = { day: next(readDay, "DAY"), time: next(readTimeOrNow, "TIME") };
      return { kind, ...slot, booking: bookingOf(values), ...where };
    }
    if (kind === "move") {
      const number = next(numberOf, "ID");
      const slot = { day: next(readDay, "DAY"), time: next(readTime, "TIME") };
      return { kind, number, ...slot, isPastAdvisers: values["past-advisers"] };
    }
    if (kind === "show") return { kind, number: next(numberOf, "ID") };
    if (kind === "change") return { kind, number: next(numberOf, "ID"), change: changeOf(values) };
    if (kind === "cancel") {
      const number = next(numberOf, "ID");
      const { reason, undo: undoes } = values;
      if (undoes && reason !== undefined) throw new UsageError("--undo takes no --reason");
      return { kind, number, reason: reasonOf(reason), undoes };
    }
    if (kind === "done" || kind === "arrived" || kind === "no-show") {
      return { kind, number: next(numberOf, "ID"), undoes: values.undo };
    }
    if (kind === "promise") {
      const number = next(numberOf, "ID");
      const time = values.undo ? null : next(readTime, "TIME");
      return { kind, number, time, isPastHours: values["past-hours"] };
    }
    if (kind === "find") {
      const first = next((text) => text.trim(), "NAME or PHONE");
      return { kind, words: [first, ...rest.splice(0)].join(" "), ...where };
    }
    if (kind === "feeds") return { kind, renews: values.renew, ...where, ...adviserOf(values) };
    const day = next(readDay, "DAY");
    const span = rest.length > 0 ? spanOf(next(readTime, "FROM"), next(readTime, "TO")) : wholeDay;
    return { kind, day, ...span, resource: resourceOf(values), ...where };
  };
  const parsed = command();
  if (rest.length > 0) throw new UsageError(`unexpected "${rest[0]}"`);
  if (parsed.kind === "feeds" && parsed.renews && parsed.storeId === null) {
    throw new UsageError("--renew needs --store: the addresses before stop working");
  }
  return parsed;
}

/** @throws UsageError for an option of another command */
function refuseOthers(kind: AppointmentsCommand["kind"], values: Readonly<object>): void {
  for (const [name, value] of Object.entries(values)) {
    const isGiven = value !== undefined && value !== false;
    if (isGiven && !allowed[kind].includes(name)) {
      throw new UsageError(`--${name} does not belong to "${kind}"`);
    }
  }
}

const wholeDay = { from: 0, to: DAY_MINUTES };

function isKind(text: string): text is AppointmentsCommand["kind"] {
  return Object.hasOwn(allowed, text);
}

/** `S-7K4M-2PXD` as typed, in any case and with or without dashes; null = it is none. */
export function visitNumberIn(text: string): string | null {
  const [, first, second] =
    /^S-?([2-9A-Z]{4})-?([2-9A-Z]{4})$/.exec(text.trim().toUpperCase()) ?? [];
  return first === undefined ? null : `S-${first}-${second}`;
}

function numberOf(text: string): string {
  const number = visitNumberIn(text);
  if (number !== null) return number;
  throw new UsageError(`"${text}" isn't the number of a visit. Use S-7K4M-2PXD.`);
}

function spanOf(from: string, to: string): { from: number; to: number } {
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const span = { from: minutesOf(from), to: minutesOf(to) };
  if (span.from < span.to) return span;
  throw new UsageError(`${to} is not after ${from}`);
}

interface Person {
  adviser?: string | undefined;
  technician?: string | undefined;
}

function resourceOf({ adviser, technician }: Person): string | null {
  if (adviser !== undefined && technician !== undefined) {
    throw new UsageError("--adviser and --technician exclude each other");
  }
  if (adviser !== undefined) return `adviser:${adviser}`;
  return technician === undefined ? null : `technician:${technician}`;
}

function adviserOf({ adviser }: Person) {
  return { adviserId: adviser ?? null };
}

function reasonOf(text = ""): string {
  const reason = text.replace(/\s+/g, " ").trim();
  if (reason.length <= 300) return reason;
  throw new UsageError("--reason has at most 300 characters");
}
