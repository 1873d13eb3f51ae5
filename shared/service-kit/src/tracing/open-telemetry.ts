import {
  context,
  DiagLogLevel,
  diag,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { requestsAsSpans } from "./requests-as-spans.ts";
import { parentOf, traceparentOf } from "./traceparent.ts";
import type { Tracing } from "./tracing.ts";

export interface TracingOptions {
  /** URL of the collector. */
  url: string;
  /**
   * Share of traces that are kept, from 0 to 1. The id of a trace decides, so that all processes keep the same traces.
   */
  share: number;
  /** How long spans are collected before they are sent. */
  sendEveryMs: number;
  /** Called when spans are lost, at most once a minute. */
  onFailure(): void;
}

/** Spans that wait to be sent; a process whose collector takes none drops further ones. */
const maxQueueSize = 2_048;

/** Traces over OTLP. Other variables of the exporter, such as OTEL_EXPORTER_OTLP_HEADERS, count too. */
export function openTelemetry(name: string, options: TracingOptions): Tracing {
  const { url, share, sendEveryMs } = options;
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  reportFailures(options);
  const exporter = new OTLPTraceExporter({ url });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": name }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs, maxQueueSize }),
    ],
  });
  const tracer = provider.getTracer("forecourt");
  return {
    tracedListener: (app, namesTrace) => requestsAsSpans(tracer, app, namesTrace),
    inSpan: (spanName, attributes, work) =>
      trace.getActiveSpan()
        ? runIn(tracer.startSpan(spanName, { kind: SpanKind.CLIENT, attributes }), work)
        : work(),
    inStoredTrace: (traceparent, spanName, work) =>
      traceparent === undefined
        ? work()
        : runIn(tracer.startSpan(spanName, { kind: SpanKind.CLIENT }, parentOf(traceparent)), work),
    addEndedSpan: ({ name: spanName, attributes, ms, hasFailed }) => {
      if (!trace.getActiveSpan()) return;
      const startTime = Date.now() - ms;
      const span = tracer.startSpan(spanName, { kind: SpanKind.CLIENT, attributes, startTime });
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    currentTrace: () => {
      const span = trace.getActiveSpan();
      return span ? traceparentOf(span) : null;
    },
    close: () => provider.shutdown(),
  };
}

/**
 * Only OpenTelemetry's own log says that spans are lost. Its texts are left out: they may have a part of a response.
 */
function reportFailures({ onFailure }: TracingOptions): void {
  const report = atMostOnceAMinute(onFailure);
  const ignore = () => undefined;
  const logger = { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}

function atMostOnceAMinute(call: () => void): () => void {
  let next = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() < next) return;
    next = performance.now() + 60_000;
    call();
  };
}

/** Runs `work` inside of a span, which ends with it. */
async function runIn<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    // Without its text, which may have personal data.
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
