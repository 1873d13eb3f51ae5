import { AppError } from "@forecourt/contracts/errors";
import { previewCookie } from "@forecourt/contracts/preview";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { readRequestCookie } from "@forecourt/service-kit/cookie";
import { readPreview } from "@forecourt/service-kit/releases/preview-token";
import type { Request } from "express";
import type { ShellDeps } from "./deps.ts";

type Deps = Pick<ShellDeps, "renderers" | "signingSecret">;

/**
 * The record that a document is rendered with: the live one, the preview that the visitor's cookie names, or the canary
 * that the gateway has chosen for them.
 * @throws AppError unavailable when nothing is live
 */
export async function recordOfDocument(deps: Deps, request: Request): Promise<ReleaseRecord> {
  const preview = await previewOf(deps, request);
  const record = preview ?? (await canaryOf(deps, request)) ?? deps.renderers.live();
  if (!record) throw new AppError("unavailable", "no release is live");
  return record;
}

/**
 * The record that a browser has loaded, for a client navigation. Of a preview only a browser with its cookie gets more,
 * and of a canary that was aborted nobody does. @throws AppError record-gone: the browser then loads the document
 */
export async function recordOfBrowser(
  deps: Deps,
  request: Request,
  id: string | undefined,
): Promise<ReleaseRecord> {
  const record = id === undefined ? deps.renderers.live() : await deps.renderers.find(id);
  const isAllowed = !record?.preview || record.id === previewIdOf(deps, request);
  if (record && isAllowed && !isAborted(deps, record)) return record;
  throw new AppError("record-gone", "this release record is not served any more");
}

/** Null when the gateway names none, or one that is not of the live record: it may know an earlier or a later one. */
async function canaryOf({ renderers }: Deps, request: Request): Promise<ReleaseRecord | null> {
  const id = request.get(internalHeaders.canary);
  const isRunning = renderers.live()?.canaries?.some(({ record }) => record === id) ?? false;
  return id !== undefined && isRunning ? renderers.find(id) : null;
}

/** True when a release that a canary tried is neither live now nor tried any more. */
function isAborted(
  { renderers }: Deps,
  { tries = {}, triesServices = {} }: ReleaseRecord,
): boolean {
  const { live = {}, services = {}, canaries = [] } = renderers.live() ?? {};
  const used = [live, ...canaries.map(({ releases }) => releases)];
  const run = [services, ...canaries.map((canary) => canary.services ?? {})];
  return (
    entriesOf(tries).some(([name, release]) => used.every((all) => all[name] !== release)) ||
    entriesOf(triesServices).some(([name, release]) =>
      run.every((all) => all[name]?.release !== release),
    )
  );
}

function entriesOf<Name extends string>(releases: Partial<Record<Name, string>>) {
  return Object.entries(releases) as [Name, string][];
}

/** Null when the cookie names none, or one that has gone. */
async function previewOf(deps: Deps, request: Request): Promise<ReleaseRecord | null> {
  const id = previewIdOf(deps, request);
  const record = id === null ? null : await deps.renderers.find(id);
  return record?.preview ? record : null;
}

function previewIdOf({ signingSecret }: Deps, request: Request): string | null {
  const cookie = readRequestCookie(request, previewCookie.name);
  return readPreview(cookie, { secret: signingSecret, now: new Date() });
}
