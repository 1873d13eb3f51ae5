import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { z } from "zod";

const Attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.string().optional() }),
});

const Spans = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(Attribute).default([]),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A span as a process has sent it. */
export interface CollectedSpan {
  /** The process. */
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  /** Null = the first of its trace. */
  parent: string | null;
  attributes: Readonly<Record<string, string>>;
}

/** Takes traces over OTLP, as the collector of an operator does. */
export interface TraceCollector {
  url: string;
  spans: readonly CollectedSpan[];
  close(): Promise<void>;
}

export async function startCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      spans.push(...spansIn(body));
      response.setHeader("content-type", "application/json").end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Each span of a trace as `process name`, followed by the spans that it is part of: `a < b` is a part of b. */
export function lineages(spans: readonly CollectedSpan[], traceId: string): string[] {
  const own = new Map(
    spans.filter((span) => span.traceId === traceId).map((span) => [span.spanId, span]),
  );
  const lineage = ({ service, name, parent }: CollectedSpan): string => {
    const label = `${service} ${name}`;
    if (parent === null) return label;
    const outer = own.get(parent);
    return `${label} < ${outer ? lineage(outer) : "?"}`;
  };
  return [...own.values()].map(lineage);
}

function spansIn(body: unknown): CollectedSpan[] {
  return Spans.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = valuesOf(resource.attributes)["service.name"] ?? "";
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId, attributes }) => ({
        service,
        name,
        traceId,
        spanId,
        parent: parentSpanId || null,
        attributes: valuesOf(attributes),
      })),
    );
  });
}

function valuesOf(attributes: readonly z.infer<typeof Attribute>[]): Record<string, string> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? ""]),
  );
}
