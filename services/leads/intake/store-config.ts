import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { SiteContext } from "@forecourt/contracts/site";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Deps } from "../deps.ts";

type Dealers = Pick<Deps, "dealers">;

/** The configuration of one of the dealer's stores; null = the dealer has no such store. */
export function storeConfig(
  { dealers }: Dealers,
  dealerId: string,
  storeId: string,
): DealerConfig | null {
  const current = dealers.current();
  return current.stores(dealerId).includes(storeId) ? current.config({ dealerId, storeId }) : null;
}

/** The configuration of the store in the form, else of the visitor's store, else of the main store. */
export function storeConfigFor(
  deps: Dealers,
  tenant: Tenant,
  formStore: string | undefined,
): DealerConfig {
  return deps.dealers.current().config(tenantWithStore(deps, tenant, formStore));
}

/** The site as visitors of that store see it. */
export function siteContextFor(
  deps: Dealers,
  tenant: Tenant,
  formStore: string | undefined,
): SiteContext {
  return deps.dealers.current().site(tenantWithStore(deps, tenant, formStore));
}

/** The texts that the visitor saw on a form of that store: in the language of their page. */
export function shownTexts(
  deps: Dealers,
  tenant: Tenant,
  formStore: string | undefined,
): SiteContext["texts"] {
  const { language } = tenant;
  const at = tenantWithStore(deps, tenant, formStore);
  return deps.dealers.current().site({ ...at, ...(language !== undefined && { language }) }).texts;
}

/** The texts that speak of the dealer as a whole, in the language of the visitor's page. */
export function dealerTexts({ dealers }: Dealers, tenant: Tenant): SiteContext["texts"] {
  return dealers.current().site({ ...tenant, storeId: null }).texts;
}

function tenantWithStore(
  { dealers }: Dealers,
  { dealerId, storeId }: Tenant,
  formStore: string | undefined,
): Tenant {
  const isKnown = formStore !== undefined && dealers.current().stores(dealerId).includes(formStore);
  return { dealerId, storeId: isKnown ? formStore : storeId };
}
