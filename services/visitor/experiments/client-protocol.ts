import { AppError } from "@forecourt/contracts/errors";
import { describeIssues } from "@forecourt/service-kit/describe-issues";
import { z } from "zod";

/**
 * What Statsig's JavaScript client (3.8.3) sends and expects. It may send more, which is not read: who the visitor is
 * comes from the cookies, and nothing of a browser is stored.
 */

/** The event of a visitor who sees a variant. */
const exposureEvent = "statsig::config_exposure";

const LoggedEvent = z.object({
  eventName: z.string().max(100),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});

/** The client sends at most 50 at a time, or up to 500 that it could not send before. */
const maxEvents = 600;

const LogBody = z.object({ events: z.array(LoggedEvent).max(maxEvents) });

/** An event of the client as it matters here: a variant that was seen, or anything else by its name. */
export type ClientEvent =
  | { kind: "exposure"; experiment: string; variant: string }
  | { kind: "event"; name: string };

/** @throws AppError bad-body */
export function eventsIn(body: unknown): ClientEvent[] {
  const parsed = LogBody.safeParse(typeof body === "string" ? jsonOf(body) : body);
  if (!parsed.success) throw new AppError("bad-body", describeIssues("body", parsed.error));
  return parsed.data.events.map(({ eventName, metadata }): ClientEvent => {
    if (eventName !== exposureEvent) return { kind: "event", name: eventName };
    const { config, ruleID } = metadata ?? {};
    return { kind: "exposure", experiment: String(config), variant: String(ruleID) };
  });
}

/** The client sends JSON without saying so, which needs no permission of another origin. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("bad-body", "body: expected valid JSON");
  }
}

/** The reply to the client's first request, with the variants of its document. */
export function initialValues(
  assigned: readonly { name: string; variant: string; settings: object }[],
  now: Date,
) {
  const configs = assigned.map(({ name, variant, settings }) => [
    name,
    {
      name,
      value: settings,
      rule_id: variant,
      group: variant,
      group_name: variant,
      is_device_based: false,
      is_user_in_experiment: true,
      is_experiment_active: true,
      secondary_exposures: [],
    },
  ]);
  return {
    has_updates: true,
    time: now.getTime(),
    // The client looks for the plain names before it looks for their hashes.
    hash_used: "none",
    feature_gates: {},
    dynamic_configs: Object.fromEntries(configs),
    layer_configs: {},
  };
}
