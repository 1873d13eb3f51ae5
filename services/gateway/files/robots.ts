import type { RequestHandler } from "express";
import { dealerOf } from "../visit.ts";

/** Crawlers may read every page, which the sitemap lists; the services behind them are no pages. */
export const robots: RequestHandler = (request, response) => {
  const { origin } = dealerOf(request);
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Allow: /",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  response
    .set("cache-control", "public, max-age=3600")
    .type("text/plain")
    .send(`${lines.join("\n")}\n`);
};
