import { ReleasableName } from "@forecourt/contracts/release";
import { ServiceReleaseName } from "@forecourt/contracts/service-release";
import { z } from "zod";
import { UsageError } from "../../command-line/usage-error.ts";
import { type Choice, parseChoices } from "../choices.ts";
import type { StoredName } from "../store/release-store.ts";
import { parsePercent, parseSchedule, type Step } from "./steps.ts";

/** Options of the command line that choose the visitors of a canary. */
export interface CanaryValues {
  schedule: string | undefined;
  dealer: string[];
  store: string[];
}

/** Names that may have a canary. */
export const TriedName: z.ZodType<StoredName> = z.enum([
  ...ReleasableName.options,
  ...ServiceReleaseName.options,
]);

/** `NAME [RELEASE] ... 10%`, or without a percentage where the options choose the visitors. @throws UsageError */
export function parseCanary(
  args: readonly string[],
  { schedule, dealer, store }: CanaryValues,
): { choices: Choice<StoredName>[]; steps: Step[] } {
  const shares = args.filter((one) => one.endsWith("%"));
  const choices = parseChoices(
    args.filter((one) => !one.endsWith("%")),
    TriedName,
  );
  if (!choices) throw new UsageError("canary: expected names, each with its release or without");
  if (shares.length > 1 || (shares.length > 0 && schedule !== undefined)) {
    throw new UsageError("canary: expected one percentage, or --schedule");
  }
  if (schedule !== undefined) {
    const steps = parseSchedule(schedule);
    if (!steps) throw new UsageError('--schedule: expected one like "10% 30m, 50% 1h, 100%"');
    return { choices, steps };
  }
  const [share] = shares;
  const isForAllOfPlace = share === undefined && dealer.length + store.length > 0;
  const percent = isForAllOfPlace ? 100 : parsePercent(share ?? "");
  if (percent === null) {
    throw new UsageError("canary: expected who gets it, such as 10%, --dealer or --store");
  }
  if (percent === 100 && dealer.length + store.length === 0) {
    throw new UsageError(
      "canary: all visitors get what is activated; nothing is left to compare with",
    );
  }
  return { choices, steps: [{ percent, minutes: null }] };
}
