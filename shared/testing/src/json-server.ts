import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

export interface JsonRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** The body of a response with status 200, the status of an empty response, or null to drop the connection. */
type Reply = object | number | null;

/** A server on a free port that stands in for a JSON service. `reply` gets each request with its parsed body. */
export async function startJsonServer(reply: (request: JsonRequest) => Reply) {
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const answer = reply({ path: request.url ?? "", headers: request.headers, body });
      if (answer === null) return void request.socket.destroy();
      if (typeof answer === "number") return void response.writeHead(answer).end();
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type JsonServer = Awaited<ReturnType<typeof startJsonServer>>;
