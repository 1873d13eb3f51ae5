/** The fields of an HTML form: one text for each name. */
export type FormFields = Readonly<Record<string, string>>;

const fieldName = /^[a-z]\w*(?:\.[a-z]\w*){0,3}$/i;

const numericFields = new Set(
  "year price odometer miles amount cashDown tradeEquity creditScore months".split(" "),
);

/** Forms name these without the prefix `user.`. */
const contactFields = new Set(["firstName", "lastName", "email", "phone"]);

/** The parsed body as texts; for a repeated name, the last value. */
export function parseFormFields(body: unknown): FormFields {
  if (typeof body !== "object" || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: [string, unknown]): [string, string][] => {
      const last: unknown = Array.isArray(value) ? value.at(-1) : value;
      return typeof last === "string" && fieldName.test(name) ? [[name, last]] : [];
    }),
  );
}

/**
 * The JSON body of a form: `vehicle.vin` becomes `vin` in `vehicle`, the contact fields go into `user`,
 * numeric fields become numbers, and empty nested fields are left out.
 */
export function bodyOfForm(fields: FormFields): Record<string, unknown> {
  const root: Group = new Map();
  for (const [name, value] of Object.entries(fields)) {
    const path = contactFields.has(name) ? ["user", name] : name.split(".");
    const isOptional = path.length > 1 && path[0] !== "user";
    if (isOptional && value.trim() === "") continue;
    setPath(root, path, parseValue(path.at(-1) ?? "", value));
  }
  return toObject(root);
}

type Group = Map<string, string | number | Group>;

function setPath(
  group: Group,
  [name = "", ...rest]: readonly string[],
  value: string | number,
): void {
  if (rest.length === 0) {
    group.set(name, value);
    return;
  }
  const present = group.get(name);
  const inner: Group = present instanceof Map ? present : new Map();
  group.set(name, inner);
  setPath(inner, rest, value);
}

function toObject(group: Group): Record<string, unknown> {
  const entries = [...group].map(([name, value]) => [
    name,
    value instanceof Map ? toObject(value) : value,
  ]);
  return Object.fromEntries(entries);
}

function parseValue(name: string, text: string): string | number {
  const digits = text.trim().replaceAll(",", "");
  return numericFields.has(name) && /^\d{1,10}$/.test(digits) ? Number(digits) : text;
}
