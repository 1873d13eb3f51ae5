import { createHash } from "node:crypto";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import { Transform } from "node:stream";
import { z } from "zod";
import type { PageEvents } from "./errors/page-events.ts";
import {
  type AnsweredPage,
  devPaths,
  type PageError,
  pageScriptFor,
} from "./errors/page-script.ts";

interface ProxyOptions {
  gatewayPort: number;
  events: Pick<PageEvents, "add" | "version">;
  /** Takes an error of a page; returns the text that the page shows. */
  onPageError(error: PageError): string;
  /** Whether the site's builds can replace components of a page. Default: no. */
  refreshes?: boolean;
}

/**
 * A proxy before the gateway for development. It passes requests unchanged and adds a script to every page, which reloads
 * it after a change and shows errors. The site itself does not depend on it.
 */
export function createReloadProxy({
  gatewayPort,
  events,
  onPageError,
  refreshes,
}: ProxyOptions): Server {
  const scriptFor = (requestId: string) =>
    pageScriptFor({ requestId, version: events.version() }, refreshes);
  return createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? "/", "http://localhost");
    if (url.pathname === devPaths.events) {
      const stated = (name: keyof AnsweredPage) => url.searchParams.get(name) ?? "";
      events.add(outgoing, { requestId: stated("requestId"), version: stated("version") });
    } else if (url.pathname === devPaths.errors) {
      void readPageError(incoming).then(
        (error) => outgoing.end(onPageError(error)),
        () => outgoing.writeHead(400).end(),
      );
    } else pass(gatewayPort, incoming, outgoing, scriptFor);
  });
}

async function readPageError(incoming: IncomingMessage): Promise<PageError> {
  return PageErrorBody.parse(JSON.parse((await incoming.toArray()).join("")));
}

const PageErrorBody = z.object({ message: z.string(), stack: z.string() });

type ScriptFor = (requestId: string) => string;

function pass(
  port: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  scriptFor: ScriptFor,
): void {
  const { method, url } = incoming;
  const headers = forGateway(incoming.headers);
  const sent = request({ host: "127.0.0.1", port, method, path: url, headers });
  sent.on("response", (answer) => {
    const isPage = answer.headers["content-type"]?.startsWith("text/html") ?? false;
    if (isPage) return passPage(incoming, answer, outgoing, scriptFor);
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.on("error", () => outgoing.destroy());
  });
  sent.on("error", (error) => {
    if (outgoing.headersSent) return outgoing.destroy();
    outgoing.writeHead(502, { "content-type": "text/plain", refresh: "1" });
    outgoing.end(`The site is being started again: ${error.message}\n`);
  });
  outgoing.on("close", () => sent.destroy());
  incoming.pipe(sent);
}

/** The script can only be added to pages that are complete and not compressed. */
function forGateway({ "if-none-match": etag, ...headers }: IncomingHttpHeaders) {
  const isPage = headers.accept?.includes("text/html") ?? false;
  return {
    ...headers,
    "accept-encoding": "identity",
    ...(!isPage && etag !== undefined && { "if-none-match": etag }),
  };
}

/** Passes the page on with the script in its head, so that it runs before the page's own scripts. */
function passPage(
  { method }: IncomingMessage,
  answer: IncomingMessage,
  outgoing: ServerResponse,
  scriptFor: ScriptFor,
): void {
  const { "content-length": _changes, ...headers } = answer.headers;
  const script = scriptFor(String(headers["x-request-id"] ?? ""));
  const status = answer.statusCode ?? 502;
  // Overload passes; nothing else would load the page again.
  const retry = status === 503 && { refresh: headers["retry-after"] ?? "1" };
  outgoing.writeHead(status, { ...allowScript(headers, script), ...retry });
  if (method === "HEAD") return void answer.pipe(outgoing);
  let isAdded = false;
  const add = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isAdded) return done(null, chunk);
      isAdded = true;
      // The document's first bytes are ASCII and written at once.
      const text = chunk.toString("latin1");
      const changed = text.replace(/<head>|$/, (head) => `${head}<script>${script}</script>`);
      done(null, Buffer.from(changed, "latin1"));
    },
  });
  answer.pipe(add).pipe(outgoing);
}

/** By its hash: pages that visitors share have no nonce, and plain pages of the gateway allow no script at all. */
function allowScript(headers: IncomingHttpHeaders, script: string): IncomingHttpHeaders {
  const policy = headers["content-security-policy"];
  if (typeof policy !== "string") return headers;
  const source = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  const allowed = policy.includes("script-src ")
    ? policy.replace("script-src ", `script-src ${source} `)
    : `${policy};script-src ${source};connect-src 'self'`;
  return { ...headers, "content-security-policy": allowed };
}
