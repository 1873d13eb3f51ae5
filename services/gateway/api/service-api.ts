import type { IncomingMessage } from "node:http";
import { AppError } from "@forecourt/contracts/errors";
import { type ServiceName, serviceOfApi } from "@forecourt/contracts/services";
import type { RequestHandler } from "express";
import { setUpstreamHeaders } from "../headers/set-upstream-headers.ts";
import type { Limits } from "../limits.ts";
import { relayResponse } from "../proxy/relay-response.ts";
import type { Upstream } from "../proxy/upstream.ts";
import { UpstreamFailure } from "../proxy/upstream-failure.ts";
import { isNativeForm } from "../request/native-form.ts";
import { measureWait } from "../request/request-context.ts";

interface ServiceApiDeps {
  services: ReadonlyMap<ServiceName, Upstream>;
  limits: Pick<Limits, "apiFirstByteMs">;
}

/**
 * Forwards `/api/<name>/…` to the service that owns the name.
 * @throws AppError not-found; unavailable when the service fails without a page for a native form
 */
export function serviceApi({ services, limits }: ServiceApiDeps): RequestHandler<{ name: string }> {
  return async (request, response) => {
    const service = serviceOfApi(request.params.name);
    const upstream = service && services.get(service);
    if (!upstream) throw new AppError("not-found", "nothing answers at this path");
    setUpstreamHeaders(request);
    const source = await measureWait(request, "upstreamMs", () =>
      upstream.forward(request, response, limits.apiFirstByteMs),
    );
    if (isNativeForm(request)) rejectErrorWithoutPage(source);
    relayResponse(source, response);
  };
}

/** A service that fails responds with JSON, which no visitor should see. */
function rejectErrorWithoutPage(source: IncomingMessage): void {
  const { statusCode = 502, headers } = source;
  if (statusCode < 500 || headers["content-type"]?.startsWith("text/html")) return;
  source.resume();
  throw new UpstreamFailure("reset", `the service answered a form with ${statusCode}`);
}
