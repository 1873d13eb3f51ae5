import { randomBytes } from "node:crypto";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { Request, Response } from "express";
import { noncePolicy } from "../headers/security-headers.ts";
import { setUpstreamHeaders } from "../headers/set-upstream-headers.ts";
import type { Limits } from "../limits.ts";
import { relayResponse } from "../proxy/relay-response.ts";
import type { RenderQueue } from "../proxy/render-queue.ts";
import type { Upstream } from "../proxy/upstream.ts";
import { UpstreamFailure } from "../proxy/upstream-failure.ts";
import { isPayload } from "../request/is-payload.ts";
import { addWait, clientNetworkOf, dealerOf, measureWait } from "../request/request-context.ts";
import { type PageCopyDeps, sendCopy, setRecord } from "./page-copy.ts";

export interface OwnPageDeps extends PageCopyDeps {
  shell: Upstream;
  renders: RenderQueue;
  limits: Pick<Limits, "pageFirstByteMs">;
}

/** A page with a nonce is never 304 and never sent in ranges. */
const conditionalHeaders = ["if-none-match", "if-modified-since", "if-match", "if-range", "range"];

/** Relays the page that the shell server renders for this visitor alone. */
export async function relayOwnPage(
  deps: OwnPageDeps,
  request: Request,
  response: Response,
): Promise<void> {
  const nonce = randomBytes(16).toString("base64url");
  const { externalSources } = dealerOf(request);
  response.set("content-security-policy", noncePolicy(nonce, externalSources ?? null));
  setUpstreamHeaders(request, { [internalHeaders.nonce]: nonce });
  for (const name of conditionalHeaders) delete request.headers[name];
  const { shell, renders, limits } = deps;
  const start = performance.now();
  const source = await renders.run(clientNetworkOf(request), () => {
    addWait(request, "queueMs", start);
    return measureWait(request, "upstreamMs", () =>
      shell.forward(request, response, limits.pageFirstByteMs),
    );
  });
  const isHtml = source.headers["content-type"]?.startsWith("text/html") ?? false;
  const hasFailed = (source.statusCode ?? 502) >= 500 && !isPayload(request);
  if (hasFailed && (!isHtml || (await sendCopy(deps, request, response)))) {
    source.resume();
    // A shell server that fails before it renders responds with JSON, which no visitor should see.
    if (isHtml) return;
    throw new UpstreamFailure("reset", `the shell answered ${source.statusCode} without a page`);
  }
  const record = source.headers[internalHeaders.record];
  setRecord(typeof record === "string" ? record : null, request, response);
  relayResponse(source, response);
}
