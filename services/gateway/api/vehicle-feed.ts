import type { ServiceName } from "@forecourt/contracts/services";
import type { RequestHandler } from "express";
import { setUpstreamHeaders } from "../headers/set-upstream-headers.ts";
import type { Limits } from "../limits.ts";
import { relayResponse } from "../proxy/relay-response.ts";
import type { Upstream } from "../proxy/upstream.ts";
import { UpstreamFailure } from "../proxy/upstream-failure.ts";
import { measureWait } from "../request/request-context.ts";

interface VehicleFeedDeps {
  services: ReadonlyMap<ServiceName, Upstream>;
  limits: Pick<Limits, "apiFirstByteMs">;
}

/**
 * Relays a file with cars from the inventory service. Its address is not below `/api`, which `robots.txt` closes.
 */
export function vehicleFeed({ services, limits }: VehicleFeedDeps): RequestHandler {
  return async (request, response) => {
    const inventory = services.get("inventory");
    if (!inventory) throw new UpstreamFailure("rejected", "there is no inventory service");
    setUpstreamHeaders(request);
    const source = await measureWait(request, "upstreamMs", () =>
      inventory.forward(request, response, limits.apiFirstByteMs),
    );
    relayResponse(source, response);
  };
}
