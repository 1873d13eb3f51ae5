import type { Server } from "node:http";
import { networkOf } from "@forecourt/service-kit/client-network";
import type { Limits } from "../limits.ts";
import { trustedPeer } from "../request/client.ts";
import { createClientCounter } from "./client-counter.ts";
import type { ShedLog } from "./shed-log.ts";

interface LimitConnectionsDeps {
  limits: Pick<Limits, "maxConnections" | "maxConnectionsPerClient">;
  trustedProxies: readonly string[];
  shedLog: Pick<ShedLog, "countShed">;
}

/**
 * Closes connections beyond the bounds as soon as they are accepted. A trusted proxy has any number of
 * them, because it brings the requests of many clients.
 */
export function limitConnections(server: Server, deps: LimitConnectionsDeps): void {
  const { limits, trustedProxies, shedLog } = deps;
  const isTrusted = trustedPeer(trustedProxies);
  const connections = createClientCounter(() => ({
    max: Number.POSITIVE_INFINITY,
    maxPerClient: limits.maxConnectionsPerClient,
  }));
  server.maxConnections = limits.maxConnections;
  server.on("drop", () => shedLog.countShed("connections"));
  server.on("connection", (socket) => {
    if (isTrusted(socket.remoteAddress)) return;
    const client = networkOf(socket.remoteAddress ?? "");
    if (connections.add(client)) {
      shedLog.countShed("connections-of-client");
      socket.destroy();
      return;
    }
    socket.once("close", () => connections.remove(client));
  });
}
