import type { Request, Response } from "express";

/** Why work for a request was given up: nobody waits for the answer. */
export class ClientGone extends Error {
  override name = "ClientGone";
}

/** Runs a route; a client that has gone meanwhile is nobody's error and gets no answer. */
export function forAsLongAsAsked(
  route: (request: Request, response: Response) => Promise<void>,
): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    try {
      await route(request, response);
    } catch (error) {
      if (!(error instanceof ClientGone)) throw error;
    }
  };
}

/** Aborted when the client has gone before its answer was finished. */
export function clientGoneSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort(new ClientGone());
  });
  return gone.signal;
}
