import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers with JSON, or with a text as it is. */
export const replies =
  (body: unknown, status = 200): Answer =>
  (_request, response) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    response.writeHead(status, { "content-type": "application/json" }).end(text);
  };

/** Answers that are none: each leads to a `LookupError`. */
export const hostileAnswers: Readonly<Record<string, Answer>> = {
  "a failure": replies({ error: "internal" }, 500),
  "no JSON": replies("<html>down for maintenance</html>"),
  "an empty text": replies(""),
  "another JSON": replies({ message: "hello" }),
  "too much": replies(`"${"x".repeat(2_000_000)}"`),
  "a redirect": (_request, response) => {
    response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
  },
  "an answer that breaks off": (_request, response) => {
    response.writeHead(200, { "content-length": "100" }).write("{");
    setImmediate(() => response.destroy());
  },
  "a closed connection": (request) => request.socket.destroy(),
};

/** An HTTP server of another company, for the tests of a file. */
export function outsideService() {
  let server: Server | undefined;
  return {
    async start(answer: Answer): Promise<string> {
      server = createServer(answer);
      await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    async stop(): Promise<void> {
      server?.closeAllConnections();
      await new Promise((resolve) => server?.close(resolve) ?? resolve(null));
      server = undefined;
    },
  };
}
