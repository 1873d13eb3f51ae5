import { isAnonymousRequest } from "@forecourt/contracts/visitor/anonymous-request";
import type { RequestHandler } from "express";
import { UpstreamFailure } from "../proxy/upstream-failure.ts";
import { type OwnPageDeps, relayOwnPage } from "./own-page.ts";
import { type PageCopyDeps, sendCopy } from "./page-copy.ts";
import { createSendSharedPage, type SharedPageDeps } from "./shared-page.ts";

/**
 * Responds with a page. An anonymous visitor gets the stored document while everything it depends on is
 * unchanged; else it is rendered once for all who request it. A known visitor gets a page rendered for
 * them alone. When the shell server does not respond in time, or its page is only an apology, the last
 * successful copy is sent instead, with its age.
 * @throws UpstreamFailure when there is no copy
 */
export function shellPage(deps: SharedPageDeps & OwnPageDeps & PageCopyDeps): RequestHandler {
  const sendSharedPage = createSendSharedPage(deps);
  return async (request, response) => {
    try {
      const isAnonymous = isAnonymousRequest(request.headers);
      if (isAnonymous && (await sendSharedPage(request, response))) return;
      await relayOwnPage(deps, request, response);
    } catch (error) {
      if (!(error instanceof UpstreamFailure) || response.headersSent) throw error;
      if (!(await sendCopy(deps, request, response))) throw error;
    }
  };
}
