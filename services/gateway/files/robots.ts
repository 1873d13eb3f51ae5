import { crawlerDisallowedPaths } from "@forecourt/contracts/areas";
import { pathInLanguage } from "@forecourt/contracts/language";
import { platformPaths } from "@forecourt/contracts/paths/platform-paths";
import type { RequestHandler } from "express";
import { dealerOf } from "../request/request-context.ts";

const closed = [`${platformPaths.api}/`, `${platformPaths.language}/`];

/**
 * `/robots.txt`: allows every page of the sitemap, and disallows `/api/` and pages that are
 * personal to one visitor.
 */
export const robots: RequestHandler = (request, response) => {
  const { origin, languages = [] } = dealerOf(request);
  const personal = crawlerDisallowedPaths();
  const inLanguages = languages.flatMap((code) =>
    personal.map((path) => pathInLanguage(path, code)),
  );
  const lines = [
    "User-agent: *",
    ...[...new Set([...closed, ...personal, ...inLanguages])].map((path) => `Disallow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${origin}${platformPaths.sitemap}`,
  ];
  response
    .set("cache-control", "public, max-age=3600")
    .type("text/plain")
    .send(`${lines.join("\n")}\n`);
};
