import type { Credentials } from "@forecourt/service-kit/staff/staff-store";
import { UsageError } from "../command-line/usage-error.ts";

/** Who reads what is in a vault, with a code and a reason. */
export type Staff = Credentials & { reason: string };

/** The options that say so. */
export const staffOptions = {
  as: { type: "string" },
  code: { type: "string" },
  reason: { type: "string" },
} as const;

interface Values {
  as?: string | undefined;
  code?: string | undefined;
  reason?: string | undefined;
}

/** Name and code; null = they are not both given. */
export function credentialsOf({ as: name, code }: Values): Credentials | null {
  return name !== undefined && code !== undefined ? { name, code } : null;
}

/** @throws UsageError where one is missing */
export function staffOf(values: Values): Staff {
  const credentials = credentialsOf(values);
  const { reason } = values;
  if (credentials === null) throw new UsageError("--as NAME and --code CODE are required");
  if (reason === undefined || reason.trim().length < 5) {
    throw new UsageError("--reason TEXT is required, in a few words");
  }
  return { ...credentials, reason: reason.trim().slice(0, 300) };
}

/** The only argument. @throws UsageError */
export function single(rest: readonly string[], what: string): string {
  const [one = "", more] = rest;
  if (one === "") throw new UsageError(`${what} is missing`);
  if (more !== undefined) throw new UsageError(`unexpected "${more}"`);
  return one;
}
