import { AppError } from "@forecourt/contracts/errors";
import { defaultLanguage, pathInLanguage, splitLanguage } from "@forecourt/contracts/language";
import { isPathOfThisSite } from "@forecourt/contracts/paths/path-of-this-site";
import type { Request, RequestHandler } from "express";
import { dealerOf } from "../request/request-context.ts";

/**
 * Redirects to the page that the visitor comes from, in the language of the address. So the link of every page is the
 * same. @throws AppError not-found for a language that the dealer does not have
 */
export const languageChoice: RequestHandler<{ language: string }> = (request, response) => {
  const { language } = request.params;
  const { languages = [] } = dealerOf(request);
  if (![defaultLanguage, ...languages].includes(language)) {
    throw new AppError("not-found", `this dealer has no pages in "${language}"`);
  }
  const { path } = splitLanguage(pageBefore(request), languages);
  response.set("cache-control", "private, no-store").redirect(302, pathInLanguage(path, language));
};

/** Path and query of the page in `Referer`; the home page where it is none of this site. */
function pageBefore(request: Request): string {
  const url = URL.parse(request.get("referer") ?? "");
  if (url === null || url.host !== request.get("host")) return "/";
  const path = url.pathname + url.search;
  return isPathOfThisSite(path) ? path : "/";
}
