import path from "node:path";
import { AppError } from "@forecourt/contracts/errors";
import type { RequestHandler } from "express";
import { dealerOf } from "../request/request-context.ts";
import type { Tenants } from "../tenants/tenants.ts";
import { sendWholeFile } from "./send-whole-file.ts";

/** Only images: a browser runs none of these types as a page. */
const imageTypes: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
};

/** An SVG opened in its own tab is a document: this policy lets it run and load nothing. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves a dealer's own images. A URL with the file's hash in `?v=`, as the configuration writes it,
 * is cached as immutable; any other for an hour. @throws AppError not-found
 */
export function dealerAssets(tenants: Pick<Tenants, "asset">): RequestHandler<{ name: string }> {
  return (request, response, next) => {
    const { name } = request.params;
    const type = imageTypes[path.extname(name)];
    const asset = type === undefined ? null : tenants.asset(dealerOf(request).dealerId, name);
    if (!asset || type === undefined) throw new AppError("not-found", "there is no such picture");
    const pinned = request.query["v"] === asset.hash;
    response
      .type(type)
      .set("cache-control", pinned ? "public, max-age=31536000, immutable" : "public, max-age=3600")
      .set("content-security-policy", svgPolicy);
    const root = path.dirname(asset.file);
    sendWholeFile(response, path.basename(asset.file), root, next);
  };
}
