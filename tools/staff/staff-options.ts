import type { Credentials } from "@forecourt/service-kit/staff/staff-store";
import { UsageError } from "../command-line/usage-error.ts";

/** The person who reads a vault, with their code and reason. */
export type Staff = Credentials & { reason: string };

/** The command-line options of `Staff`. */
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

/** Name and code. @throws UsageError where name or code is missing */
export function requireCredentials(values: Values): Credentials {
  const credentials = credentialsOf(values);
  if (credentials === null) throw new UsageError("--as NAME and --code CODE are required");
  return credentials;
}

/** @throws UsageError where an option is missing */
export function staffOf(values: Values): Staff {
  return withReason(requireCredentials(values), values);
}

/** Person who has opened a desk, with the reason of one command. @throws UsageError where the reason is missing */
export function staffAtDesk({ as: name, code, ...values }: Values, opened: Credentials): Staff {
  if (name !== undefined || code !== undefined) {
    throw new UsageError(`the desk is open for ${opened.name}: leave out --as and --code`);
  }
  return withReason(opened, values);
}

function withReason(credentials: Credentials, { reason }: Values): Staff {
  if (reason === undefined) throw new UsageError("--reason TEXT is required, in a few words");
  if (reason.trim().length < 5) {
    throw new UsageError(`--reason "${reason}" is too short: say in a few words why`);
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
