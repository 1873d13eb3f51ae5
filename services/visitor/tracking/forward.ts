import type { EventRow } from "../store/tables.ts";

/** Where a dealer wants events to be passed on. */
export interface ForwardTarget {
  url: string;
  /** Sent as a bearer's; null = none is asked for. */
  token: string | null;
  /** The dealer's site; events say which page of it they happened on. */
  origin: string;
}

/** `refused`: it would be refused again. */
export type Forwarded = "taken" | "refused" | "failed";

/** Later is worth a try: the other side was slow, busy or ill. */
const passing = new Set([408, 425, 429]);

/**
 * Passes one event on, as the servers of advertising networks take them: a list named `data` of
 * events with hashed persons. A redirect is no answer: it would take the token elsewhere.
 */
export async function forwardEvent(
  { url, token, origin }: ForwardTarget,
  event: EventRow,
  timeoutMs = 10_000,
): Promise<Forwarded> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ data: [asSent(event, origin)] }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return "taken";
    const isFinal =
      response.status >= 400 && response.status < 500 && !passing.has(response.status);
    return isFinal ? "refused" : "failed";
  } catch {
    return "failed";
  }
}

interface KeptBody {
  fbp: string | null;
  fbc: string | null;
  user_data: object;
  custom_data: { path?: string };
}

function asSent(event: EventRow, origin: string) {
  const { fbp, fbc, user_data, custom_data }: KeptBody = JSON.parse(event.body);
  const { path = "/", ...custom } = custom_data;
  return {
    event_name: event.name,
    event_id: event.event_id,
    event_time: Math.floor(event.happened_at / 1000),
    event_source_url: origin + path,
    action_source: "website",
    user_data: { ...user_data, ...(fbp && { fbp }), ...(fbc && { fbc }) },
    custom_data: { ...custom, currency: "USD", value: event.value_cents / 100 },
  };
}
