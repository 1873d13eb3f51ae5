import { AppError } from "@forecourt/contracts/errors";
import { previewCookie } from "@forecourt/contracts/preview";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import { readRequestCookie } from "@forecourt/service-kit/cookie";
import { readPreview } from "@forecourt/service-kit/releases/preview-token";
import type { Request } from "express";
import type { ShellDeps } from "./deps.ts";

type Deps = Pick<ShellDeps, "renderers" | "signingSecret">;

/**
 * The record that a document is rendered with: the live one, or the preview that the visitor's cookie names.
 * @throws AppError unavailable when nothing is live
 */
export async function recordOfDocument(deps: Deps, request: Request): Promise<ReleaseRecord> {
  const preview = await previewOf(deps, request);
  const record = preview ?? deps.renderers.live();
  if (!record) throw new AppError("unavailable", "no release is live");
  return record;
}

/**
 * The record that a browser has loaded, for a client navigation. Of a preview only a browser with its cookie gets more.
 * @throws AppError record-gone: the browser then loads the document
 */
export async function recordOfBrowser(
  deps: Deps,
  request: Request,
  id: string | undefined,
): Promise<ReleaseRecord> {
  const record = id === undefined ? deps.renderers.live() : await deps.renderers.find(id);
  const isAllowed = !record?.preview || record.id === previewIdOf(deps, request);
  if (record && isAllowed) return record;
  throw new AppError("record-gone", "this release record is not served any more");
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
