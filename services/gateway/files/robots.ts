import { crawlerDisallowedPaths } from "@forecourt/contracts/areas";
import type { RequestHandler } from "express";
import { dealerOf } from "../visit.ts";

/**
 * Crawlers may read every page, which the sitemap lists. The services behind them are no pages, and
 * what is drawn for one visitor is nobody else's to find.
 */
export const robots: RequestHandler = (request, response) => {
  const { origin } = dealerOf(request);
  const lines = [
    "User-agent: *",
    ...["/api/", ...crawlerDisallowedPaths()].map((path) => `Disallow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  response
    .set("cache-control", "public, max-age=3600")
    .type("text/plain")
    .send(`${lines.join("\n")}\n`);
};
