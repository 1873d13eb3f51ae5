import type { Content, ContentName } from "@forecourt/contracts/content";
import { AppError } from "@forecourt/contracts/errors";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Dealers } from "./dealers.ts";

/**
 * The content of a page for a tenant.
 * @throws AppError content-unknown where the page is switched off, dealer-unknown
 */
export function pageContent<K extends ContentName>(
  dealers: Pick<Dealers, "content">,
  tenant: Tenant,
  name: K,
): Content<K> {
  const content = dealers.content(tenant, name);
  if (!content) throw new AppError("content-unknown", `this store has no page "${name}"`);
  return content;
}
