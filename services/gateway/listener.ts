import type { RequestListener } from "node:http";
import { createApp } from "./app.ts";
import type { GatewayContext } from "./deps.ts";
import { admitRequests } from "./guard/admit-requests.ts";
import { oneAtATime } from "./guard/one-at-a-time.ts";

/**
 * The gateway's request listener. Cheap decisions are made before the Express app runs: the order of one connection's
 * requests, pages in memory, and whether there is room for other work.
 */
export function createListener(context: GatewayContext): RequestListener {
  const { respondWithCopy } = context.cachedPages;
  const admitted = admitRequests({ ...context, respondWithCopy }, createApp(context));
  return oneAtATime(context, context.cachedPages.before(admitted));
}
