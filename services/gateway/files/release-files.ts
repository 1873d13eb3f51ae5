import path from "node:path";
import { AppError } from "@forecourt/contracts/errors";
import { ReleasableName, ReleaseId } from "@forecourt/contracts/release";
import type { RequestHandler } from "express";
import { representationOf } from "./representation.ts";
import { sendWholeFile } from "./send-whole-file.ts";

/**
 * Serves the web build of every release there is, live or not: a visitor keeps the release that he
 * was served with. Files of a release never change, so they are cached for good. Server builds and
 * manifests are not served. @throws AppError not-found
 */
export function releaseFiles(
  releasesDir: string,
): RequestHandler<{ name: string; release: string; file: string[] }> {
  return async (request, response, next) => {
    const { name, release, file } = request.params;
    const known = ReleasableName.safeParse(name).success && ReleaseId.safeParse(release).success;
    if (!known) throw missing();
    const root = path.resolve(releasesDir, name, release, "web");
    const wanted = file.join("/");
    const found = await representationOf(request, path.join(root, wanted));
    if (!found) throw missing();
    response.vary("accept-encoding").type(path.extname(wanted) || "application/octet-stream");
    if (found.encoding !== null) response.set("content-encoding", found.encoding);
    response.set("cache-control", "public, max-age=31536000, immutable");
    sendWholeFile(response, wanted + found.ending, root, next);
  };
}

function missing(): AppError {
  return new AppError("not-found", "there is no such file in this release");
}
