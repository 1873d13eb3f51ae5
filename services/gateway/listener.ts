import type { RequestListener } from "node:http";
import type { GatewayContext } from "./deps.ts";
import { admitRequests } from "./guard/admit-requests.ts";
import { oneAtATime } from "./guard/one-at-a-time.ts";

/** Everything that happens to a request before Express, outermost first. */
export function createListener(context: GatewayContext, app: RequestListener): RequestListener {
  return oneAtATime(context, admitRequests(context, app));
}
