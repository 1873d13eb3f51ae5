import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import {
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { maskedPath } from "../masked-path.ts";
import { parentOf, traceparentOf } from "./traceparent.ts";

/** Paths by which processes watch each other: several a second, and no request of a visitor. */
const watched = /^\/(?:version|livez|readyz|metrics)(?:$|\?)/;

/** See `tracedListener`. */
export function requestsAsSpans(
  tracer: Tracer,
  app: RequestListener,
  namesTrace: boolean,
): RequestListener {
  return (request, response) => {
    if (watched.test(request.url ?? "")) return app(request, response);
    const span = startSpan(tracer, request);
    const traceparent = traceparentOf(span);
    // A request that is proxied carries its headers on.
    request.headers["traceparent"] = traceparent;
    delete request.headers["tracestate"];
    if (namesTrace && isForDocument(request)) {
      response.setHeader("server-timing", `traceparent;desc="${traceparent}"`);
    }
    response.once("close", () => endSpan(span, response));
    context.with(trace.setSpan(context.active(), span), () => app(request, response));
  };
}

function startSpan(tracer: Tracer, { method = "GET", url = "/", headers }: IncomingMessage): Span {
  const attributes = { "http.request.method": method, "url.path": maskedPath(url) };
  const parent = parentOf(String(headers["traceparent"] ?? ""));
  return tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
}

function endSpan(span: Span, { statusCode, writableFinished }: ServerResponse): void {
  span.setAttribute("http.response.status_code", statusCode);
  if (statusCode >= 500 || !writableFinished) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function isForDocument({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes("text/html") ?? false;
}
