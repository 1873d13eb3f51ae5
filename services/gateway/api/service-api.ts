import { AppError } from "@forecourt/contracts/errors";
import { type ServiceName, serviceOfApi } from "@forecourt/contracts/services";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { RequestHandler } from "express";
import { setUpstreamHeaders } from "../headers/set-upstream-headers.ts";
import type { Limits } from "../limits.ts";
import { relayResponse } from "../proxy/relay-response.ts";
import type { Upstream } from "../proxy/upstream.ts";
import { contextOf } from "../request/request-context.ts";

interface ServiceApiDeps {
  services: ReadonlyMap<ServiceName, Upstream>;
  limits: Pick<Limits, "apiFirstByteMs">;
}

/** Forwards `/api/<name>/…` to the service that owns the name. @throws AppError not-found */
export function serviceApi({ services, limits }: ServiceApiDeps): RequestHandler<{ name: string }> {
  return async (request, response) => {
    const service = serviceOfApi(request.params.name);
    const upstream = service && services.get(service);
    if (!upstream) throw new AppError("not-found", "nothing answers at this path");
    // The response to a form submitted without JavaScript may be a page, which has inline styles.
    const isForm = Boolean(request.is("application/x-www-form-urlencoded"));
    setUpstreamHeaders(
      request,
      isForm ? { [internalHeaders.nonce]: contextOf(request).nonce } : {},
    );
    relayResponse(await upstream.forward(request, response, limits.apiFirstByteMs), response);
  };
}
