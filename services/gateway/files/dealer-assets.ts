import path from "node:path";
import { AppError } from "@forecourt/contracts/errors";
import type { RequestHandler } from "express";
import type { Tenants } from "../tenants.ts";
import { dealerOf } from "../visit.ts";
import { sendWholeFile } from "./send-whole-file.ts";

/** Pictures, and nothing that a browser would run or show as a page. */
const types: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
};

/** An SVG opened by itself is a document; this one may do nothing. */
const harmless = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves a dealer's own pictures. `?v=` with the picture's hash, as the configuration writes it, is
 * cached for good; a bare name for an hour. @throws AppError not-found
 */
export function dealerAssets(tenants: Pick<Tenants, "asset">): RequestHandler<{ name: string }> {
  return (request, response, next) => {
    const { name } = request.params;
    const type = types[path.extname(name)];
    const asset = type === undefined ? null : tenants.asset(dealerOf(request).dealerId, name);
    if (!asset || type === undefined) throw new AppError("not-found", "there is no such picture");
    const pinned = request.query["v"] === asset.hash;
    response
      .type(type)
      .set("cache-control", pinned ? "public, max-age=31536000, immutable" : "public, max-age=3600")
      .set("content-security-policy", harmless);
    const root = path.dirname(asset.file);
    sendWholeFile(response, path.basename(asset.file), root, next);
  };
}
