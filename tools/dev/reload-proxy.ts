import { createHash } from "node:crypto";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";

/** Path of the event stream of changes; the proxy serves it itself. */
const eventsPath = "/__dev/changes";

export interface ReloadProxy {
  server: Server;
  /** Reloads every open page. */
  reload(): void;
}

/**
 * A proxy before the gateway for development. It passes requests unchanged and adds a script to every
 * page that reloads it after a change. The site itself does not depend on it.
 */
export function createReloadProxy(gatewayPort: number): ReloadProxy {
  const listeners = new Set<ServerResponse>();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === eventsPath) return listen(listeners, outgoing);
    pass(gatewayPort, incoming, outgoing);
  });
  return {
    server,
    reload() {
      for (const listener of listeners) listener.write("data: reload\n\n");
    },
  };
}

function listen(listeners: Set<ServerResponse>, outgoing: ServerResponse): void {
  outgoing.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  outgoing.write("retry: 300\n\n");
  listeners.add(outgoing);
  outgoing.on("close", () => listeners.delete(outgoing));
}

function pass(port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url } = incoming;
  const headers = forGateway(incoming.headers);
  const sent = request({ host: "127.0.0.1", port, method, path: url, headers });
  sent.on("response", (answer) => {
    const isPage = answer.headers["content-type"]?.startsWith("text/html") ?? false;
    const { "content-length": length, ...rest } = answer.headers;
    const changed = isPage
      ? allowScript(rest)
      : { ...rest, ...(length !== undefined && { "content-length": length }) };
    outgoing.writeHead(answer.statusCode ?? 502, changed);
    answer.pipe(outgoing, { end: false });
    answer.on("end", () => outgoing.end(isPage && method !== "HEAD" ? scriptElement : ""));
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

const script = `new EventSource("${eventsPath}").onmessage=()=>location.reload()`;
const scriptElement = `<script>${script}</script>`;

/** By its hash: pages that visitors share have no nonce. */
const scriptSource = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

function allowScript(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const policy = headers["content-security-policy"];
  if (typeof policy !== "string") return headers;
  const allowed = policy.replace("script-src ", `script-src ${scriptSource} `);
  return { ...headers, "content-security-policy": allowed };
}
