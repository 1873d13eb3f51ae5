import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import type { StoredLead } from "../store/insert-lead.ts";
import type { ConfirmationContext } from "./confirmation.ts";

/**
 * The texts of a lead's store in the language of the lead, and the path prefix of pages in this language; English where
 * the dealer has no such language any more. For mails to shoppers: staff reads English.
 */
export function inLeadLanguage(
  dealers: Pick<Dealers, "site">,
  { dealerId, storeId, language }: Pick<StoredLead, "dealerId" | "storeId" | "language">,
): Pick<ConfirmationContext, "texts" | "prefix"> {
  const tenant = { dealerId, storeId, ...(language !== null && { language }) };
  const { texts, prefix = "" } = dealers.site(tenant);
  return { texts, prefix };
}
