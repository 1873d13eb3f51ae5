import { internalHeaders } from "@forecourt/contracts/tenant";
import { serviceCredential } from "./credential.ts";
import { currentTrace, inSpan } from "./tracing/tracing.ts";

/**
 * How long a replica is skipped after a connection failure, in ms, while another one is available.
 */
const pauseMs = 1000;

interface ReplicaOptions {
  now?: () => number;
  fetch?: typeof fetch;
  /** Sent with each request. Default: SERVICE_CREDENTIAL; null = none. */
  credential?: string | null;
}

/**
 * A `fetch` that sends each request to the next replica of a service and skips those that refused a
 * connection a moment ago. It replaces the URL's origin and keeps its path. A retry, as the typed
 * client makes for a GET, reaches the next replica.
 */
export function fetchFromReplicas(
  replicas: readonly string[],
  { now = Date.now, fetch: send = fetch, credential = serviceCredential() }: ReplicaOptions = {},
): typeof fetch {
  const failedAt = new Map<string, number>();
  let turn = 0;
  function next(): string {
    const rested = replicas.filter((one) => now() - (failedAt.get(one) ?? -pauseMs) >= pauseMs);
    const from = rested.length > 0 ? rested : replicas;
    turn += 1;
    return from[turn % from.length] ?? "";
  }
  return async (input, init) => {
    const replica = next();
    const requestedUrl = new URL(input instanceof Request ? input.url : input);
    const address = new URL(requestedUrl.pathname + requestedUrl.search, replica);
    const target = input instanceof Request ? new Request(address, input) : address;
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    const attributes = { "http.request.method": method, "server.address": address.host };
    try {
      return await inSpan(method, attributes, () =>
        send(target, withOwnHeaders(target, init, credential)),
      );
    } catch (error) {
      if (!init?.signal?.aborted) failedAt.set(replica, now());
      throw error;
    }
  };
}

function withOwnHeaders(
  target: Request | URL,
  init: RequestInit | undefined,
  credential: string | null,
): RequestInit | undefined {
  const traceparent = currentTrace();
  if (credential === null && traceparent === null) return init;
  const headers = new Headers(init?.headers ?? (target instanceof Request ? target.headers : {}));
  if (credential !== null) headers.set(internalHeaders.credential, credential);
  if (traceparent !== null) headers.set("traceparent", traceparent);
  return { ...init, headers };
}
