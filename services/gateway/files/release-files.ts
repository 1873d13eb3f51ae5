import path from "node:path";
import { AppError } from "@forecourt/contracts/errors";
import { ReleaseId, StoredReleasableName } from "@forecourt/contracts/release";
import type { RequestHandler } from "express";
import { selectEncoding } from "./select-encoding.ts";
import { sendWholeFile } from "./send-whole-file.ts";
import type { FileState, VerifiedFiles } from "./verified-files.ts";

interface ReleaseFilesDeps {
  releasesDir: string;
  verifiedFiles: Pick<VerifiedFiles, "stateOf">;
}

/**
 * Serves the web build of every release in the store, live or not, because an open page still uses the release it was
 * rendered with. Release files never change, so they are cached as immutable, and only published files are sent. Server
 * builds and manifests are not served.
 * @throws AppError not-found; unavailable for a file that was changed
 */
export function releaseFiles({
  releasesDir,
  verifiedFiles,
}: ReleaseFilesDeps): RequestHandler<{ name: string; release: string; file: string[] }> {
  return async (request, response, next) => {
    const name = StoredReleasableName.safeParse(request.params.name);
    const release = ReleaseId.safeParse(request.params.release);
    if (!name.success || !release.success) throw missing();
    const requestedFile = request.params.file.join("/");
    let state: FileState = "missing";
    const selected = await selectEncoding(request, async (extension) => {
      const file = `web/${requestedFile}${extension}`;
      state = await verifiedFiles.stateOf(name.data, release.data, file);
      return state === "verified";
    });
    if (!selected) throw state === "missing" ? missing() : changed();
    response
      .vary("accept-encoding")
      .type(path.extname(requestedFile) || "application/octet-stream");
    if (selected.encoding !== null) response.set("content-encoding", selected.encoding);
    response.set("cache-control", "public, max-age=31536000, immutable");
    const root = path.resolve(releasesDir, name.data, release.data, "web");
    sendWholeFile(response, requestedFile + selected.extension, root, next);
  };
}

function missing(): AppError {
  return new AppError("not-found", "there is no such file in this release");
}

function changed(): AppError {
  return new AppError("unavailable", "the file is not what was published");
}
