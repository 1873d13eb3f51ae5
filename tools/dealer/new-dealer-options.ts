import { Email, Phone, Slug, Timezone } from "@forecourt/contracts/dealer-config/values";
import { slug } from "@forecourt/domain/slug";
import { stateNames } from "@forecourt/domain/us-states";
import { z } from "zod";
import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { UsageError } from "../command-line/usage-error.ts";

/** Facts about a new dealer, as texts; missing = to be asked for. */
export type GivenFacts = Partial<Record<FactName, string>> & { id: string; store: string[] };

/** A question for each fact, in the order in which they are asked. */
export const questions = {
  name: "Name of the dealer, as on its sign",
  host: "Host of the site, such as www.plainsford.com",
  phone: "Phone of the sales department, ten digits",
  email: "Email for answers to customers, and for leads",
  address: "Street and number",
  city: "City",
  state: "State, two letters",
  zip: "ZIP code",
  at: "Latitude and longitude of the main store, such as 38.84,-97.61",
} as const;
export type FactName = keyof typeof questions | "time-zone";

const text = { type: "string" } as const;
const options = {
  name: text,
  host: text,
  phone: text,
  email: text,
  address: text,
  city: text,
  state: text,
  zip: text,
  at: text,
  "time-zone": text,
  store: { type: "string", multiple: true },
} as const;

/** The facts on the command line. @throws UsageError */
export function newDealerOptions(args: readonly string[]): GivenFacts {
  const { values, positionals } = parseCommandLine(args, options);
  const [id, ...rest] = positionals;
  if (id === undefined || rest.length > 0) throw new UsageError("expected one ID of the dealer");
  const { store = [], ...facts } = values;
  return { ...facts, id, store };
}

/** The questions that are still open. */
export function missingFacts(given: GivenFacts): [FactName, string][] {
  return (Object.entries(questions) as [FactName, string][]).filter(
    ([fact]) => given[fact] === undefined,
  );
}

/** "785-555-0142", "(785) 555-0142" → "+17855550142". */
const UsPhone = z
  .string()
  .transform((written) => `+1${written.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "")}`)
  .pipe(Phone);

const Position = z
  .string()
  .regex(/^-?\d{1,2}(?:\.\d+)?, ?-?\d{1,3}(?:\.\d+)?$/, "latitude,longitude, such as 38.84,-97.61")
  .transform((written) => {
    const [latitude = 0, longitude = 0] = written.split(",").map(Number);
    return { latitude, longitude };
  });

function isState(letters: string): letters is keyof typeof stateNames {
  return Object.hasOwn(stateNames, letters);
}

const Facts = z.object({
  id: Slug,
  name: z.string().trim().min(1, "a name"),
  host: z.string().regex(/^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/, "a host in lower case, without https://"),
  phone: UsPhone,
  email: Email,
  address: z.string().trim().min(1, "a street"),
  city: z.string().trim().min(1, "a city"),
  state: z.string().refine(isState, "a state's two letters, such as KS"),
  zip: z.string().regex(/^\d{5}$/, "five digits"),
  at: Position,
  "time-zone": Timezone.optional(),
  store: z.array(z.string().trim().min(1, "a name")),
});

/** A new dealer, checked. */
export interface DealerFacts extends Omit<z.infer<typeof Facts>, "store" | "time-zone"> {
  stateName: string;
  /** Null = the time zone of the defaults. */
  timeZone: string | null;
  /** At least one; the first is the main store. */
  stores: { id: string; name: string }[];
}

/** @throws UsageError with everything that is wrong */
export function dealerFacts(given: GivenFacts): DealerFacts {
  const checked = Facts.safeParse(given);
  if (!checked.success) {
    const faults = checked.error.issues.map(({ path, message }) => {
      const [name] = path;
      return `${name === "id" ? "ID" : `--${String(name)}`}: expected ${message}`;
    });
    throw new UsageError([...new Set(faults)].join("\n"));
  }
  const { store, "time-zone": timeZone = null, ...facts } = checked.data;
  const names = store.length > 0 ? store : [facts.city];
  const stateName = isState(facts.state) ? stateNames[facts.state] : facts.state;
  return { ...facts, stateName, timeZone, stores: names.map((name) => ({ id: slug(name), name })) };
}
