import { internalHeaders } from "@forecourt/contracts/tenant";
import { isAnonymousRequest } from "@forecourt/contracts/visitor/anonymous-request";
import type { Request, RequestHandler, Response } from "express";
import { UpstreamFailure } from "../proxy/upstream-failure.ts";
import { contextOf } from "../request/request-context.ts";
import { type OwnPageDeps, relayOwnPage } from "./own-page.ts";
import { type PageCopyDeps, sendCopy } from "./page-copy.ts";
import { createSendSharedPage, type SharedPageDeps } from "./shared-page.ts";

type PageDeps = SharedPageDeps & OwnPageDeps & PageCopyDeps;

/** What renders pages: for one visitor alone, and for all who share them. */
export type PageServers = Pick<PageDeps, "shell" | "renders" | "fillPage">;

/** With what renders the pages of releases on trial; null = what renders all others. */
type ShellPageDeps = PageDeps & { trial: PageServers | null };

/**
 * Responds with a page. An anonymous visitor gets the stored document while everything it depends on is
 * unchanged; else it is rendered once for all who request it. A known visitor gets a page rendered for
 * them alone. When the shell server does not respond in time, or its page is only an apology, the last
 * successful copy is sent instead, with its age. A visitor of a canary first gets the page of what is live, if other servers
 * render that.
 * @throws UpstreamFailure when there is no copy
 */
export function shellPage({ trial, ...deps }: ShellPageDeps): RequestHandler {
  const sendLive = createSendPage(deps);
  const sendLiveOrCopy: RequestHandler = async (request, response) => {
    try {
      await sendLive(request, response);
    } catch (error) {
      if (!mayStillAnswer(error, response)) throw error;
      if (!(await sendCopy(deps, request, response))) throw error;
    }
  };
  if (trial === null) return sendLiveOrCopy;
  const sendTried = createSendPage({ ...deps, ...trial });
  return async (request, response, next) => {
    const { isOnTrial, canary } = contextOf(request);
    if (!isOnTrial) return sendLiveOrCopy(request, response, next);
    try {
      await sendTried(request, response);
    } catch (error) {
      if (canary === null || !mayStillAnswer(error, response)) throw error;
      leaveCanary(request);
      await sendLiveOrCopy(request, response, next);
    }
  };
}

function createSendPage(deps: PageDeps) {
  const sendSharedPage = createSendSharedPage(deps);
  return async (request: Request, response: Response): Promise<void> => {
    const isAnonymous = isAnonymousRequest(request.headers);
    if (isAnonymous && (await sendSharedPage(request, response))) return;
    await relayOwnPage(deps, request, response);
  };
}

function mayStillAnswer(error: unknown, response: Response): boolean {
  return error instanceof UpstreamFailure && !response.headersSent;
}

/** Has what is live answer this request, although the visitor belongs to a canary. */
function leaveCanary(request: Request): void {
  const context = contextOf(request);
  context.canary = null;
  context.hasLeftCanary = true;
  delete request.headers[internalHeaders.canary];
}
