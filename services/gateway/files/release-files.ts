import path from "node:path";
import { AppError } from "@forecourt/contracts/errors";
import { ReleasableName, ReleaseId } from "@forecourt/contracts/release";
import type { RequestHandler } from "express";
import { selectEncoding } from "./select-encoding.ts";
import { sendWholeFile } from "./send-whole-file.ts";

/**
 * Serves the web build of every release in the store, live or not, because an open page still uses
 * the release it was rendered with. Release files never change, so they are cached as immutable.
 * Server builds and manifests are not served. @throws AppError not-found
 */
export function releaseFiles(
  releasesDir: string,
): RequestHandler<{ name: string; release: string; file: string[] }> {
  return async (request, response, next) => {
    const { name, release, file } = request.params;
    const isValid = ReleasableName.safeParse(name).success && ReleaseId.safeParse(release).success;
    if (!isValid) throw missing();
    const root = path.resolve(releasesDir, name, release, "web");
    const requestedFile = file.join("/");
    const selected = await selectEncoding(request, path.join(root, requestedFile));
    if (!selected) throw missing();
    response
      .vary("accept-encoding")
      .type(path.extname(requestedFile) || "application/octet-stream");
    if (selected.encoding !== null) response.set("content-encoding", selected.encoding);
    response.set("cache-control", "public, max-age=31536000, immutable");
    sendWholeFile(response, requestedFile + selected.extension, root, next);
  };
}

function missing(): AppError {
  return new AppError("not-found", "there is no such file in this release");
}
