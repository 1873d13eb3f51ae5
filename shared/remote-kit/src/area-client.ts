import type { PageRequest } from "@forecourt/contracts/page";
import type { CommonServiceName } from "@forecourt/contracts/services";
import { translateSettings } from "@forecourt/contracts/translate-settings";
import { type Call, createClient } from "@forecourt/http/client";

/**
 * The client of the area's own service for one page; it sends the tenant and the request id, and
 * ends with the page's deadline.
 */
export function areaClient({ service, headers, signal, fetch, replies, site }: PageRequest): Call {
  const shared = { ...(fetch && { fetch }), ...(replies && { replies }) };
  return inLanguage(createClient({ baseUrl: service, headers, signal, ...shared }), site);
}

/**
 * The client of a service that serves all areas; null in a shell that does not know the service
 * yet.
 */
export function commonClient(
  { common, headers, signal, site }: PageRequest,
  name: CommonServiceName,
): Call | null {
  const known = common?.[name];
  if (!known) return null;
  const client = { baseUrl: known.address, headers, signal, fetch: known.fetch };
  return inLanguage(createClient(client), site);
}

/**
 * The same client with the words of settings and vehicles in the language of the page; services and staff have them in
 * English.
 */
function inLanguage(call: Call, { words }: PageRequest["site"]): Call {
  if (words === undefined) return call;
  const translated = async (...request: Parameters<Call>) =>
    translateSettings(await call(...request), words);
  return translated as Call;
}
