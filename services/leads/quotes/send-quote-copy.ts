import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { LeadAction } from "@forecourt/contracts/leads/leads";
import type { SiteContext } from "@forecourt/contracts/site";
import type { DigestKey } from "../limits/keyed-digest.ts";
import { storedLeadByToken } from "../store/stored-lead.ts";
import type { LeadStore } from "../store.ts";
import { queueCopy } from "./commit-quote.ts";
import { quoteCopyMail } from "./quote-copy-mail.ts";
import { quoteLink } from "./quote-link.ts";
import { quoteByToken } from "./quote-store.ts";

interface CopyRequest {
  /** The token of the quote's lead. */
  token: string;
  key: DigestKey;
  settingsOf(storeId: string, language: string | null): { dealer: DealerConfig; site: SiteContext };
  previewRecipient: string | null;
}

/** `refused`: the lead may be spam, or its address is unusable or has had too many copies. */
export type CopyOutcome = "sent" | "refused" | "none";

/**
 * Queues the copy of a quote for the address of its lead, in one transaction. Of any number of concurrent
 * requests, on any number of replicas, one queues it.
 */
export function sendQuoteCopy(
  store: LeadStore,
  { token, key, settingsOf, previewRecipient }: CopyRequest,
): Promise<CopyOutcome> {
  return store.commit(null, async (transaction): Promise<CopyOutcome> => {
    const { query } = transaction;
    const found = await quoteByToken(query, key.dealerId, token);
    const lead = await storedLeadByToken(query, key.dealerId, token);
    if (!found || !lead) return "none";
    if (found.isCopied) return "sent";
    if (lead.spamReasons.length > 0) return "refused";
    const { dealer, site } = settingsOf(lead.storeId, lead.language);
    const { user } = QuotePayload.parse(lead.payload);
    const copy = {
      address: user.email.trim(),
      compose: () =>
        quoteCopyMail({
          quote: found.quote,
          link: quoteLink(site, token),
          site,
          dealer,
        }),
      previewRecipient,
    };
    const newLead = { ...lead, receivedAt: key.now };
    return (await queueCopy(transaction, key, { lead: newLead, copy })) ? "sent" : "refused";
  });
}

const QuotePayload = LeadAction.pick({ user: true });
