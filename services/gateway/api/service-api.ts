import type { IncomingMessage } from "node:http";
import { AppError, type ErrorCode } from "@forecourt/contracts/errors";
import { type ServiceName, serviceOfApi } from "@forecourt/contracts/services";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { Request, RequestHandler, Response } from "express";
import type { BesideUpstreams } from "../canaries/beside-upstreams.ts";
import type { CountRequest } from "../canaries/count-requests.ts";
import { documentPolicy } from "../headers/document-policy.ts";
import { setUpstreamHeaders } from "../headers/set-upstream-headers.ts";
import type { Limits } from "../limits.ts";
import { relayResponse } from "../proxy/relay-response.ts";
import { isSafeToRepeat, type Upstream } from "../proxy/upstream.ts";
import { UpstreamFailure } from "../proxy/upstream-failure.ts";
import { isNativeForm } from "../request/native-form.ts";
import { locationInLanguage, pageLanguage } from "../request/page-language.ts";
import { askingStore, locationForStore } from "../request/page-store.ts";
import { dealerOf, measureWait } from "../request/request-context.ts";

interface ServiceApiDeps {
  services: ReadonlyMap<ServiceName, Upstream>;
  /** Releases that run beside the live services. */
  besides: BesideUpstreams;
  countRequest: CountRequest;
  limits: Pick<Limits, "apiFirstByteMs">;
}

/**
 * Forwards `/api/<name>/…` to the service that owns the name: to the release that the visitor's record names.
 * @throws AppError not-found; and, for a native form that the service answers with an error without a page, that error
 */
export function serviceApi(deps: ServiceApiDeps): RequestHandler<{ name: string }> {
  const { services, limits, countRequest } = deps;
  return async (request, response) => {
    const { name } = request.params;
    // A service that was added while the site runs is known by its own name alone.
    const service = serviceOfApi(name) ?? (name as ServiceName);
    const upstream = services.get(service);
    if (!upstream) throw new AppError("not-found", "nothing answers at this path");
    setUpstreamHeaders(request);
    const send = (to: Upstream) => to.forward(request, response, limits.apiFirstByteMs);
    const source = await measureWait(request, "upstreamMs", () =>
      countRequest(request, service, () =>
        sendTo(request, deps.besides(request, service), send, upstream),
      ),
    );
    if (isNativeForm(request)) rejectErrorWithoutPage(source, response);
    if (source.headers[internalHeaders.document] === "1") {
      response.setHeader("content-security-policy", documentPolicy);
    }
    keepPage(source, request);
    relayResponse(source, response);
  };
}

/** Sends a request to a release beside the live service, and to the live service if the release has not received it. */
async function sendTo(
  request: Request,
  beside: Upstream | null,
  send: (to: Upstream) => Promise<IncomingMessage>,
  live: Upstream,
): Promise<IncomingMessage> {
  if (!beside) return send(live);
  try {
    return await send(beside);
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.kind === "timeout") throw error;
    if (error.kind === "reset" && !isSafeToRepeat(request)) throw error;
    return send(live);
  }
}

/** Services redirect forms to addresses without the language and the store of the form's page. */
function keepPage(source: IncomingMessage, request: Request): void {
  const { location } = source.headers;
  const dealer = dealerOf(request);
  // Language and store of a reply come from the page that sent the request, see `pageLanguage` and `pageStore`.
  if ((dealer.languages ?? []).length > 0 || dealer.storeIds.length > 1) {
    source.headers.vary = [source.headers.vary, "referer"].filter(Boolean).join(", ");
  }
  if (location === undefined) return;
  const language = pageLanguage(request.headers, dealer);
  source.headers.location = locationForStore(
    locationInLanguage(location, language, dealer),
    askingStore(request.headers, dealer),
  );
}

/** A service responds to an error with JSON, which no visitor should see. */
function rejectErrorWithoutPage(source: IncomingMessage, response: Response): void {
  const { statusCode = 502, headers } = source;
  if (statusCode < 400 || headers["content-type"]?.startsWith("text/html")) return;
  source.resume();
  const message = `the service answered a form with ${statusCode}`;
  if (statusCode >= 500) throw new UpstreamFailure("reset", message);
  const retryAfter = headers["retry-after"];
  if (retryAfter !== undefined) response.set("retry-after", retryAfter);
  throw new AppError(refusalCodes[statusCode] ?? "bad-request", message);
}

/** The refusals that the error page explains; every other one is shown as a bad request. */
const refusalCodes: Readonly<Record<number, ErrorCode>> = {
  403: "forbidden",
  404: "not-found",
  409: "record-gone",
  413: "too-large",
  422: "fields-invalid",
  429: "too-many-requests",
};
