import {
  createServer,
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
  const { method, url, headers } = incoming;
  // The script can only be added to uncompressed pages.
  const uncompressed = { ...headers, "accept-encoding": "identity" };
  const sent = request({ host: "127.0.0.1", port, method, path: url, headers: uncompressed });
  sent.on("response", (answer) => {
    const isPage = answer.headers["content-type"]?.startsWith("text/html") ?? false;
    const script = isPage ? reloadScript(answer) : "";
    const { "content-length": length, ...rest } = answer.headers;
    const contentLength = script === "" && length !== undefined ? { "content-length": length } : {};
    outgoing.writeHead(answer.statusCode ?? 502, { ...rest, ...contentLength });
    answer.pipe(outgoing, { end: false });
    answer.on("end", () => outgoing.end(script));
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

/** The reload script with the nonce of the page's content security policy. */
function reloadScript({ headers }: IncomingMessage): string {
  const policy = String(headers["content-security-policy"] ?? "");
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
  return `<script nonce="${nonce}">new EventSource("${eventsPath}").onmessage=()=>location.reload()</script>`;
}
