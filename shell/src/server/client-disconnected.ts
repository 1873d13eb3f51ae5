import type { Request, Response } from "express";

/** The reason why work for a request is canceled: the client has disconnected. */
export class ClientDisconnected extends Error {
  override name = "ClientDisconnected";
}

/** Runs a route and ignores `ClientDisconnected`, which needs no response. */
export function ignoreDisconnect(
  route: (request: Request, response: Response) => Promise<void>,
): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    try {
      await route(request, response);
    } catch (error) {
      if (!(error instanceof ClientDisconnected)) throw error;
    }
  };
}

/** A signal that aborts when the client disconnects before its response is finished. */
export function disconnectSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort(new ClientDisconnected());
  });
  return controller.signal;
}
