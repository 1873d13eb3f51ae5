import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { Endpoint } from "@forecourt/contracts/endpoint";
import { type ErrorBody, type ErrorCode, errorStatus } from "@forecourt/contracts/errors";
import type { z } from "zod";

interface Answer {
  method: string;
  path: string;
  status: number;
  body: unknown;
}

/** A reply of an endpoint; throws when it violates the endpoint's contract. */
export function answer<R extends z.ZodType>(
  { method, path, reply }: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  body: z.input<R>,
): Answer {
  return { method, path, status: 200, body: reply.parse(body) };
}

/** An error response of an endpoint. */
export function failure({ method, path }: Endpoint, code: ErrorCode): Answer {
  const body: ErrorBody = { error: { code, message: code, requestId: "request-1" } };
  return { method, path, status: errorStatus[code], body };
}

export interface FakeService {
  url: string;
  /** Headers of every request so far. */
  receivedHeaders: IncomingHttpHeaders[];
}

/** Runs `work` against an HTTP service with these replies, and 404 for any other request. */
export async function withService<T>(
  replies: Answer | readonly Answer[],
  work: (service: FakeService) => Promise<T>,
): Promise<T> {
  const receivedHeaders: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    receivedHeaders.push(request.headers);
    const reply = [replies]
      .flat()
      .find(({ method, path }) => request.method === method && request.url === path);
    response.statusCode = reply?.status ?? 404;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(reply?.body ?? null));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    return await work({ url: `http://127.0.0.1:${port}`, receivedHeaders });
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
}
