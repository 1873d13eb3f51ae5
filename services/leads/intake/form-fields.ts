/** What a form without a script sends: one text for each name. */
export type FlatFields = Readonly<Record<string, string>>;

const nameParts = /^[a-z]\w*(?:\.[a-z]\w*){0,3}$/i;

const wholeNumbers = new Set(["year", "price", "odometer", "miles", "amount"]);

/** The four of a person, which forms name without a group. */
const ofUser = new Set(["firstName", "lastName", "email", "phone"]);

/** The fields of a form as texts; of a name that comes several times, the last. */
export function flatFields(body: unknown): FlatFields {
  if (typeof body !== "object" || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: [string, unknown]): [string, string][] => {
      const last: unknown = Array.isArray(value) ? value.at(-1) : value;
      return typeof last === "string" && nameParts.test(name) ? [[name, last]] : [];
    }),
  );
}

/**
 * The body that a form means: `vehicle.vin` is the `vin` of its `vehicle`, the four fields of a person
 * are those of `user`. Numbers are read where they are meant; an empty fact of a group is none.
 */
export function nestedFields(fields: FlatFields): Record<string, unknown> {
  const root: Group = new Map();
  for (const [name, value] of Object.entries(fields)) {
    const path = ofUser.has(name) ? ["user", name] : name.split(".");
    const isFact = path.length > 1 && path[0] !== "user";
    if (isFact && value.trim() === "") continue;
    put(root, path, valueOf(path.at(-1) ?? "", value));
  }
  return plain(root);
}

type Group = Map<string, string | number | Group>;

function put(group: Group, [name = "", ...rest]: readonly string[], value: string | number): void {
  if (rest.length === 0) {
    group.set(name, value);
    return;
  }
  const known = group.get(name);
  const inner: Group = known instanceof Map ? known : new Map();
  group.set(name, inner);
  put(inner, rest, value);
}

function plain(group: Group): Record<string, unknown> {
  const entries = [...group].map(([name, value]) => [
    name,
    value instanceof Map ? plain(value) : value,
  ]);
  return Object.fromEntries(entries);
}

function valueOf(name: string, text: string): string | number {
  const digits = text.trim().replaceAll(",", "");
  return wholeNumbers.has(name) && /^\d{1,10}$/.test(digits) ? Number(digits) : text;
}
