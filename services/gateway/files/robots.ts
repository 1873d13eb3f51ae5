import type { RequestHandler } from "express";

const text = "User-agent: *\nDisallow: /api/\nAllow: /\n";

/** Crawlers may read every page; the services behind them are nothing to index. */
export const robots: RequestHandler = (_request, response) => {
  response.set("cache-control", "public, max-age=3600").type("text/plain").send(text);
};
