import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { openSqlite } from "../db/sqlite.ts";
import { fetchFromReplicas } from "../fetch-from-replicas.ts";
import {
  currentTrace,
  inStoredTrace,
  startTracing,
  stopTracing,
  tracedListener,
} from "./tracing.ts";

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Batch {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

const servers: Server[] = [];
let batches: Batch[] = [];

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  batches = [];
  const collector = await listen((request, response) => {
    void json(request).then((batch) => {
      batches.push(batch as Batch);
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  await startTracing(
    "a-service",
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector },
    { warn: () => undefined },
  );
});

afterEach(async () => {
  await stopTracing();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Ends tracing, and returns what it has sent. */
async function sentSpans(): Promise<SentSpan[]> {
  expect(await stopTracing()).toBe(true);
  return batches.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
}

/** A service that answers when `work` is done; errors of `work` are its failures. */
const serving = (work: () => Promise<unknown>, namesTrace = false) =>
  listen(
    tracedListener((_request, response) => {
      void work().then(
        () => response.end("ok"),
        () => response.writeHead(500).end(),
      );
    }, namesTrace),
  );

const traceId = "a".repeat(32);
const traceparent = `00-${traceId}-${"b".repeat(16)}-01`;
const failed = 2;

test("a request is a span with its path, without query and token, in the trace that it names", async () => {
  const origin = await serving(async () => undefined);
  const token = "N0aXj-5pL_2yVtQ8rKw7zB";
  await fetch(`${origin}/inquiry/${token}?email=alex@mail.example`, {
    headers: { traceparent, tracestate: "vendor=1" },
  });
  const spans = await sentSpans();
  expect(spans).toMatchObject([{ name: "GET", traceId, parentSpanId: "b".repeat(16) }]);
  expect(spans[0]?.attributes).toEqual([
    { key: "http.request.method", value: { stringValue: "GET" } },
    { key: "url.path", value: { stringValue: "/inquiry/***" } },
    { key: "http.response.status_code", value: { intValue: 200 } },
  ]);
  const text = JSON.stringify(batches);
  for (const secret of [token, "alex", "vendor"]) expect(text).not.toContain(secret);
});

test.each(["garbage", `00-${"0".repeat(32)}-${"b".repeat(16)}-01`, `${traceparent}-more`])(
  "a request that names the trace %s begins one",
  async (header) => {
    const origin = await serving(async () => undefined);
    await fetch(origin, { headers: { traceparent: header } });
    const [span] = await sentSpans();
    expect(span?.traceId).toMatch(/^(?!a{32})[0-9a-f]{32}$/);
    expect(span?.parentSpanId).toBeUndefined();
  },
);

test("statements of a request are spans without their values; one that failed says so", async () => {
  const { query, close } = openSqlite({ file: ":memory:" });
  await sql`create table people (name text unique)`.execute(query);
  const origin = await serving(async () => {
    for (let turn = 0; turn < 2; turn++) {
      await sql`insert into people values (${"alex"})`.execute(query);
    }
  });
  expect((await fetch(origin)).status).toBe(500);
  await close();
  const [inserted, refused, request, ...others] = await sentSpans();
  expect(others).toEqual([]);
  for (const statement of [inserted, refused]) {
    expect(statement).toMatchObject({ name: "insert", parentSpanId: request?.spanId });
    expect(statement?.attributes).toEqual([
      { key: "db.system.name", value: { stringValue: "sqlite" } },
      { key: "db.query.text", value: { stringValue: "insert into people values (?)" } },
    ]);
  }
  expect([inserted, refused, request].map((span) => span?.status.code)).toEqual([
    0,
    failed,
    failed,
  ]);
  expect(JSON.stringify(batches)).not.toMatch(/alex|unique/i);
});

test("a call to another process is a span that the other process continues", async () => {
  const inner = await serving(async () => undefined);
  const call = fetchFromReplicas([inner]);
  const outer = await serving(() => call("http://service/inner?q=canary"));
  await fetch(`${outer}/outer`);
  const spans = await sentSpans();
  const root = spans.find(({ parentSpanId }) => !parentSpanId);
  const called = spans.find(({ parentSpanId }) => parentSpanId === root?.spanId);
  const continued = spans.find(({ parentSpanId }) => parentSpanId === called?.spanId);
  expect(spans).toHaveLength(3);
  expect(new Set(spans.map((span) => span.traceId)).size).toBe(1);
  expect(continued?.attributes).toContainEqual({
    key: "url.path",
    value: { stringValue: "/inner" },
  });
  expect(JSON.stringify(batches)).not.toContain("canary");
});

test("work of a stored trace is a span of it, and fails without a word of the error", async () => {
  const send = async () => {
    throw new Error("refused alex@mail.example");
  };
  await expect(inStoredTrace(traceparent, "send mail", send)).rejects.toThrow("refused");
  expect(await inStoredTrace(undefined, "send mail", async () => currentTrace())).toBeNull();
  expect(await sentSpans()).toMatchObject([
    { name: "send mail", traceId, status: { code: failed } },
  ]);
  expect(JSON.stringify(batches)).not.toContain("alex");
});

test("the response with a document names its trace where it should, no other response does", async () => {
  const html = { headers: { accept: "text/html" } };
  const naming = await serving(async () => undefined, true);
  const silent = await serving(async () => undefined);
  const named = async (origin: string, init?: RequestInit) =>
    (await fetch(origin, init)).headers.get("server-timing");
  expect(await named(naming, html)).toMatch(/^traceparent;desc="00-[0-9a-f]{32}-[0-9a-f]{16}-01"$/);
  expect(await named(naming)).toBeNull();
  expect(await named(silent, html)).toBeNull();
});

test("requests by which processes watch each other, and statements outside of requests, are no spans", async () => {
  const origin = await serving(async () => undefined);
  for (const path of ["/livez", "/readyz?all=1", "/version", "/metrics"])
    await fetch(origin + path);
  const { query, close } = openSqlite({ file: ":memory:" });
  await sql`select 1`.execute(query);
  await close();
  expect(await sentSpans()).toEqual([]);
});
