import { ownerOf } from "@forecourt/contracts/areas";
import { withoutLanguage } from "@forecourt/contracts/language";
import { leadFormId, returnField } from "@forecourt/contracts/paths/lead-form-fields";
import { isPathOfThisSite } from "@forecourt/contracts/paths/path-of-this-site";
import type { SiteContext } from "@forecourt/contracts/site";
import type { Request } from "express";
import type { FormFields } from "../form-fields.ts";

/** `URL` needs an origin to parse a path. */
const placeholderOrigin = "http://site.invalid";

const formId = /^[a-z][\w-]{0,60}$/i;

/** Where a form is in the site. */
export interface FormAddress {
  /** The path of its page. */
  page: string;
  /** Path and query of its page. */
  path: string;
  /** The id of the form in its page. */
  id: string;
}

/**
 * The address in the form's return field, else the page in the request's `Referer` header, else that page
 * without its query, which may be too long; null when none is a page of this site.
 */
export function formAddress(
  fields: FormFields,
  request: Pick<Request, "get">,
  site: Pick<SiteContext, "aliases">,
): FormAddress | null {
  const referer = refererPath(request);
  const [page = ""] = referer.split("?", 1);
  for (const address of [fields[returnField] ?? "", referer, page]) {
    const found = parseAddress(address, site);
    if (found !== null) return found;
  }
  return null;
}

/** The address `path?query#id`; null when it is no page of this site. */
export function parseAddress(
  text: string,
  { aliases = {} }: Pick<SiteContext, "aliases">,
): FormAddress | null {
  if (!isPathOfThisSite(text)) return null;
  const { pathname, search, hash } = new URL(text, placeholderOrigin);
  const path = decodedPath(pathname);
  // A path with a semicolon cannot be the path of a cookie.
  if (path === null || pathname.includes(";")) return null;
  const plain = withoutLanguage(path);
  if (ownerOf(plain) === null && !Object.hasOwn(aliases, plain)) return null;
  const id = hash.slice(1);
  return { page: pathname, path: pathname + search, id: formId.test(id) ? id : leadFormId };
}

function refererPath(request: Pick<Request, "get">): string {
  const referer = request.get("referer") ?? "";
  if (!URL.canParse(referer)) return "";
  const { host, pathname, search } = new URL(referer);
  return host === (request.get("x-forwarded-host") ?? request.get("host")) ? pathname + search : "";
}

function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
