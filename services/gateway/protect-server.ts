import type { Server } from "node:http";
import type { GatewayContext } from "./deps.ts";
import { closeSlowReaders } from "./guard/close-slow-readers.ts";
import { limitConnections } from "./guard/limit-connections.ts";

/** Bounds the connections of `server`; must be called before it listens. */
export function protectServer(server: Server, context: GatewayContext): void {
  limitConnections(server, context);
  closeSlowReaders(server, context);
}
