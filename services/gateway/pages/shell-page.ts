import { internalHeaders } from "@forecourt/contracts/tenant";
import { isAnonymousRequest } from "@forecourt/contracts/visitor/anonymous-request";
import type { Request, RequestHandler, Response } from "express";
import { UpstreamFailure } from "../proxy/upstream-failure.ts";
import { hasPreview } from "../request/has-preview.ts";
import { contextOf } from "../request/request-context.ts";
import { type OwnPageDeps, relayOwnPage } from "./own-page.ts";
import { type PageCopyDeps, sendCopy } from "./page-copy.ts";
import { createSendSharedPage, type SharedPageDeps } from "./shared-page.ts";

type PageDeps = SharedPageDeps & OwnPageDeps & PageCopyDeps;

/** Servers that render pages: for one visitor alone, and for all who share them. */
export type PageServers = Pick<PageDeps, "shell" | "renders" | "fillPage">;

/** `trial` = the shell server of releases on trial; null = one shell server serves all releases. */
type ShellPageDeps = PageDeps & {
  trial: PageServers | null;
  gatewayMetrics: { countLeftCanary(): void };
};

/**
 * Responds with a page. An anonymous visitor gets the stored document while everything it depends on is unchanged; else
 * it is rendered once for all who request it. A known visitor gets a page rendered for them alone. When the shell
 * server does not respond in time, or its page is only an apology, the last successful copy is sent instead, with its
 * age. When the shell server of a canary does not respond, its visitor gets the live page. @throws UpstreamFailure when
 * there is no copy
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
    if (!contextOf(request).isCanaryOrPreview) return sendLiveOrCopy(request, response, next);
    try {
      await sendTried(request, response);
    } catch (error) {
      if (!mayStillAnswer(error, response) || !leaveCanary(request)) throw error;
      deps.gatewayMetrics.countLeftCanary();
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

/** Whether another page can be sent in place of one that no shell server has rendered. */
function mayStillAnswer(error: unknown, response: Response): boolean {
  return error instanceof UpstreamFailure && !response.headersSent && !response.closed;
}

/**
 * Has the live releases answer this request of a canary's visitor; false = the request is not for a canary, or is for a
 * preview, which other releases cannot replace.
 */
function leaveCanary(request: Request): boolean {
  const context = contextOf(request);
  // The other servers would render the same preview.
  if (context.canary === null || hasPreview(request)) return false;
  context.canary = null;
  context.hasLeftCanary = true;
  // No cache in front may keep it: the next page is the canary's again.
  context.isInExperiment = true;
  delete request.headers[internalHeaders.canary];
  return true;
}
