import { AppError } from "@forecourt/contracts/errors";
import type { RequestHandler } from "express";
import { tellUpstream } from "../headers/inward.ts";
import type { GatewayParts } from "../parts.ts";
import { sendAnswer } from "../proxy/send-answer.ts";

/** Passes `/api/<area>/…` to the upstream of that name. @throws AppError not-found for no area */
export function areaApi({
  areas,
  limits,
}: Pick<GatewayParts, "areas" | "limits">): RequestHandler<{ area: string }> {
  return async (request, response) => {
    const upstream = areas.get(request.params.area);
    if (!upstream) throw new AppError("not-found", "nothing answers at this path");
    tellUpstream(request);
    sendAnswer(await upstream.forward(request, response, limits.apiFirstByteMs), response);
  };
}
