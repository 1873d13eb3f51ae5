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

/** The step that a stored key belongs to; that of the consent for its time. */
export function stepOfStored(key: string): string | null {
  return stepOfField(key.replace(/\.at$/, "")) ?? /^editor\.(\w+)$/.exec(key)?.[1] ?? null;
}

/**
 * The times of the consents among `sent`. A consent that was given before keeps its time, also when the step is saved
 * again; one to another version of the text is a new one.
 */
export function consentTimes(
  stored: Fields,
  sent: readonly (readonly [field: string, value: string])[],
  now: Date,
): [string, string][] {
  return sent
    .filter(([field]) => field.startsWith("consents."))
    .map(([field, version]) => {
      const known = stored[field] === version ? stored[timeKey(field)] : undefined;
      return [timeKey(field), known ?? now.toISOString()];
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
