import type { Server } from "node:http";
import type { GatewayContext } from "./deps.ts";
import { limitConnections } from "./guard/limit-connections.ts";

/** Bounds the connections of `server`; must be called before it listens. */
export function protectServer(server: Server, context: GatewayContext): void {
  limitConnections(server, context);
}
