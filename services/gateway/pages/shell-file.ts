import type { RequestHandler } from "express";
import { setUpstreamHeaders } from "../headers/set-upstream-headers.ts";
import type { Limits } from "../limits.ts";
import { relayResponse } from "../proxy/relay-response.ts";
import type { RenderQueue } from "../proxy/render-queue.ts";
import type { Upstream } from "../proxy/upstream.ts";
import { addWait, clientNetworkOf, measureWait } from "../request/request-context.ts";

interface ShellFileDeps {
  shell: Upstream;
  renders: RenderQueue;
  limits: Pick<Limits, "apiFirstByteMs">;
}

/**
 * Relays responses of the shell server that are no pages and are made from data, such as the sitemap and islands. A
 * response may be large, so it is streamed. It is not cached, because an old copy would list cars and pages that are
 * gone.
 */
export function shellFile({ shell, renders, limits }: ShellFileDeps): RequestHandler {
  return async (request, response) => {
    setUpstreamHeaders(request);
    const start = performance.now();
    const source = await renders.run(clientNetworkOf(request), () => {
      addWait(request, "queueMs", start);
      return measureWait(request, "upstreamMs", () =>
        shell.forward(request, response, limits.apiFirstByteMs),
      );
    });
    relayResponse(source, response);
  };
}
