import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  trace,
} from "@opentelemetry/api";

/** Version 00 of the W3C's Trace Context: ids of the trace and of the span, and whether it is recorded. */
const wellFormed = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** A context whose spans continue the trace that the header names; another header begins a trace. */
export function parentOf(traceparent: string): Context {
  const [, traceId = "", spanId = "", flags = "0"] = wellFormed.exec(traceparent) ?? [];
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  if (!isSpanContextValid(remote)) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, remote);
}

/** The header for a span. */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
}
