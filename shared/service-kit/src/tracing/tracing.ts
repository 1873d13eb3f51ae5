import type { RequestListener } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { type Env, readConfig } from "../config.ts";
import type { Log } from "../log.ts";

/** Attributes of a span. They identify no person: no query, no token, no value of a statement. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** Work that is added to a trace after it has ended. */
export interface EndedSpan {
  name: string;
  attributes: SpanAttributes;
  /** Duration of the work, in ms. */
  ms: number;
  hasFailed: boolean;
}

/** Data that a process sends to the collector of traces; the functions below use it. */
export interface Tracing {
  tracedListener(app: RequestListener, namesTrace: boolean): RequestListener;
  inSpan<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>;
  inStoredTrace<T>(
    traceparent: string | undefined,
    name: string,
    work: () => Promise<T>,
  ): Promise<T>;
  addEndedSpan(span: EndedSpan): void;
  currentTrace(): string | null;
  /** Sends what is still waiting; rejects when the collector does not take it. */
  close(): Promise<void>;
}

const Variables = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The share of traces that are kept, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Milliseconds. */
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(1).default(5_000),
});

/** How long a process that ends waits for the collector; one of the same network takes a few ms. */
const maxFlushMs = 2_000;

/** Characters of a statement; a list of a thousand values is a thousand question marks. */
const maxStatement = 1_000;

let tracing: Tracing | null = null;

/**
 * Starts to tell the collector at OTEL_EXPORTER_OTLP_ENDPOINT what this process does, with its name. Without that
 * variable nothing is loaded, and every function below passes the work on.
 */
export async function startTracing(name: string, env: Env, log: Pick<Log, "warn">): Promise<void> {
  const config = readConfig(Variables, env);
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return;
  const { openTelemetry } = await import("./open-telemetry.ts");
  tracing = openTelemetry(name, {
    url: `${endpoint.replace(/\/+$/, "")}/v1/traces`,
    onFailure: () => log.warn("traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT"),
    share: config.OTEL_TRACES_SAMPLER_ARG,
    sendEveryMs: config.OTEL_BSP_SCHEDULE_DELAY,
  });
}

/** Sends what is still waiting to be sent; false = the collector has not taken it in time. */
export async function stopTracing(): Promise<boolean> {
  const current = tracing;
  tracing = null;
  if (!current) return true;
  const sent = current.close().then(
    () => true,
    () => false,
  );
  return Promise.race([sent, wait(maxFlushMs, false, { ref: false })]);
}

/**
 * Makes a span of each request, which continues the trace that the request names.
 * @param namesTrace whether responses with documents name their trace in Server-Timing, so that browsers continue it
 */
export function tracedListener(app: RequestListener, namesTrace = false): RequestListener {
  return tracing?.tracedListener(app, namesTrace) ?? app;
}

/** Runs `work` as a span of the current trace; outside of a trace, just runs it. */
export function inSpan<T>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<T>,
): Promise<T> {
  return tracing ? tracing.inSpan(name, attributes, work) : work();
}

/** Runs `work` as a span of a trace that was stored, such as with a mail; without one, just runs it. */
export function inStoredTrace<T>(
  traceparent: string | undefined,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  return tracing ? tracing.inStoredTrace(traceparent, name, work) : work();
}

/**
 * The header `traceparent` by which another process, or a later one, continues the current trace; null = there is none.
 */
export function currentTrace(): string | null {
  return tracing?.currentTrace() ?? null;
}

/** A statement that a database has run. */
export interface TracedStatement {
  /** `sqlite` or `postgresql`. */
  system: string;
  /** SQL text, with placeholders in place of values. */
  sql: string;
  ms: number;
  hasFailed: boolean;
}

/** Adds a statement to the current trace; outside of a trace, does nothing. */
export function traceStatement({ system, sql, ms, hasFailed }: TracedStatement): void {
  if (!tracing) return;
  const attributes = { "db.system.name": system, "db.query.text": sql.slice(0, maxStatement) };
  tracing.addEndedSpan({ name: /^\w+/.exec(sql)?.[0] ?? "statement", attributes, ms, hasFailed });
}
