import { AppError } from "@forecourt/contracts/errors";
import { serviceOfApi } from "@forecourt/contracts/services";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { RequestHandler } from "express";
import { tellUpstream } from "../headers/inward.ts";
import type { GatewayParts } from "../parts.ts";
import { sendAnswer } from "../proxy/send-answer.ts";
import { visitOf } from "../visit.ts";

/** Passes `/api/<name>/…` to the service that answers there. @throws AppError not-found for none */
export function serviceApi({
  services,
  limits,
}: Pick<GatewayParts, "services" | "limits">): RequestHandler<{ name: string }> {
  return async (request, response) => {
    const service = serviceOfApi(request.params.name);
    const upstream = service && services.get(service);
    if (!upstream) throw new AppError("not-found", "nothing answers at this path");
    // A form without a script may be answered with a page, which has a style.
    const isForm = Boolean(request.is("application/x-www-form-urlencoded"));
    tellUpstream(request, isForm ? { [internalHeaders.nonce]: visitOf(request).nonce } : {});
    sendAnswer(await upstream.forward(request, response, limits.apiFirstByteMs), response);
  };
}
