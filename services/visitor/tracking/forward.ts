import type { EventRow } from "../store/tables.ts";

/** The receiver of a dealer's events. */
export interface ForwardTarget {
  url: string;
  /** Sent as a bearer token; null = none. */
  token: string | null;
  /** The origin of the dealer's site, for the URL of the page in an event. */
  origin: string;
}

/** `refused`: permanently. */
export type ForwardResult = "taken" | "refused" | "failed";

/** Statuses below 500 that are worth a retry. */
const retryableStatuses = new Set([408, 425, 429]);

/**
 * Forwards one event in the format of advertising networks: a list `data` of events with hashed personal
 * data. Redirects are errors, because they would send the token elsewhere.
 */
export async function forwardEvent(
  { url, token, origin }: ForwardTarget,
  event: EventRow,
  timeoutMs = 10_000,
): Promise<ForwardResult> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ data: [toPayload(event, origin)] }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return "taken";
    const isFinal =
      response.status >= 400 && response.status < 500 && !retryableStatuses.has(response.status);
    return isFinal ? "refused" : "failed";
  } catch {
    return "failed";
  }
}

interface StoredBody {
  fbp: string | null;
  fbc: string | null;
  user_data: object;
  custom_data: { path?: string };
}

function toPayload(event: EventRow, origin: string) {
  const { fbp, fbc, user_data, custom_data }: StoredBody = JSON.parse(event.body);
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
