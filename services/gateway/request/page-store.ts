import type { IncomingHttpHeaders } from "node:http";
import { ownerOf } from "@forecourt/contracts/areas";
import { withoutLanguage } from "@forecourt/contracts/language";
import { askedStore, pathForStore } from "@forecourt/contracts/paths/asked-store";
import { platformPaths } from "@forecourt/contracts/paths/platform-paths";
import { storeCookie } from "@forecourt/contracts/tenant";
import { readRequestCookie } from "@forecourt/service-kit/cookie";
import type { Request } from "express";
import type { Dealer } from "../tenants/tenants.ts";

type Stores = Pick<Dealer, "storeIds">;

/** The end of the path of a page's data, see the shell's `payloadRoute`. */
const payloadName = /\/_payload\.json(?=$|\?)/;

/**
 * The store that a request is for: the store in the address of its page, else the store in the visitor's cookie; null =
 * neither. The page of a request to a service is the page that sent it.
 */
export function pageStore(request: Request, dealer: Stores): string | null {
  const { url, headers } = request;
  const asked = url.startsWith(`${platformPaths.api}/`)
    ? askingStore(headers, dealer)
    : askedStore(url.replace(payloadName, "") || "/", dealer.storeIds);
  if (asked !== null) return asked;
  const chosen = readRequestCookie(request, storeCookie.name);
  return chosen !== null && dealer.storeIds.includes(chosen) ? chosen : null;
}

/** The store in the address of the page in `Referer`; null = none. */
export function askingStore(
  { referer = "", host }: Pick<IncomingHttpHeaders, "referer" | "host">,
  { storeIds }: Stores,
): string | null {
  const url = URL.parse(referer);
  return url && url.host === host ? askedStore(url.pathname + url.search, storeIds) : null;
}

/** The page to which a service redirects a form, for the store of the form's page; other addresses stay. */
export function locationForStore(location: string, storeId: string | null): string {
  const [path = ""] = location.split(/[?#]/, 1);
  if (storeId === null || !location.startsWith("/")) return location;
  return ownerOf(withoutLanguage(path)) === null ? location : pathForStore(location, storeId);
}
