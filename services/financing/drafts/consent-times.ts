import { type ApplicationStep, stepOfField } from "@forecourt/domain/financing/applicant-fields";
import type { ConsentName } from "@forecourt/domain/financing/pre-approval-form";
import type { Fields } from "./draft-store.ts";

/** The key, in the sealed fields of a draft, of the time at which a consent was given. No form can send it. */
function timeKey(field: string): string {
  return `${field}.at`;
}

/** The key, in the sealed fields, of the page that saved a step last. */
export function editorKey(step: ApplicationStep): string {
  return `editor.${step}`;
}

/** Step that a stored key belongs to; for the time of a consent, the step of the consent. */
export function stepOfStored(key: string): string | null {
  return stepOfField(key.replace(/\.at$/, "")) ?? /^editor\.(\w+)$/.exec(key)?.[1] ?? null;
}

/**
 * The times of the consents among `sent`. A consent that was given before keeps its time, also when the step is saved
 * again. A consent to another version of the text gets a new time.
 */
export function consentTimes(
  stored: Fields,
  sent: readonly (readonly [field: string, value: string])[],
  now: Date,
): [string, string][] {
  return sent
    .filter(([field]) => field.startsWith("consents."))
    .map(([field, version]) => {
      const given = withFreshConsents(stored, now);
      const known = given[field] === version ? given[timeKey(field)] : undefined;
      return [timeKey(field), known ?? now.toISOString()];
    });
}

/** After this time, a consent was given in an earlier sitting. */
const SITTING_MS = 60 * 60 * 1000;

/**
 * The fields without the consents of an earlier sitting: an applicant who returns reads and gives them again before the
 * application is sent. A consent without a time comes with the request and is kept.
 */
export function withFreshConsents(fields: Fields, now: Date): Fields {
  const old = oldConsents(fields, now);
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([key]) => !old.some((one) => key === one || key === timeKey(one)),
    ),
  );
}

/** When the newest consent of an earlier sitting was given; null = all consents are from this sitting. */
export function consentedBefore(fields: Fields, now: Date): string | null {
  const times = oldConsents(fields, now).map((field) => fields[timeKey(field)] ?? "");
  return times.toSorted().at(-1) ?? null;
}

function oldConsents(fields: Fields, now: Date): string[] {
  return Object.keys(fields).filter((field) => {
    if (!field.startsWith("consents.") || field.endsWith(".at") || fields[field] === "")
      return false;
    const at = fields[timeKey(field)];
    return at !== undefined && now.getTime() - Date.parse(at) > SITTING_MS;
  });
}

/** When a consent was given; null = it came with the submission. */
export function consentTime(fields: Fields, name: ConsentName): string | null {
  return fields[timeKey(`consents.${name}`)] ?? null;
}

/** The fields as typed, without times and editors. */
export function withoutTimes(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => stepOfField(key) !== null));
}
