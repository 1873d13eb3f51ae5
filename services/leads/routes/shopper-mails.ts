import {
  type ShopperMail,
  sendShopperMail,
  withdrawShopperMails,
} from "@forecourt/contracts/leads/shopper-mail";
import type { Tenant } from "@forecourt/contracts/tenant";
import { identityOf } from "@forecourt/service-kit/idempotency/identity";
import { idempotencyKeyOf } from "@forecourt/service-kit/idempotency/key";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Transaction } from "kysely";
import { MAX_PER_HOUR, MAX_WAIT_MS, shopperLimitId } from "../confirmations/confirmation-mail.ts";
import { storeAddress } from "../confirmations/mail-lines.ts";
import type { Deps } from "../deps.ts";
import { storeConfigFor } from "../intake/store-config.ts";
import { reserveSlotWithin } from "../limits/rate-limit.ts";
import { isWithdrawn, withdraw } from "../shopper-mails/mailings.ts";
import { shopperMailHtml, shopperMailText } from "../shopper-mails/shopper-mail-text.ts";
import { isSingleAddress } from "../store/single-address.ts";
import type { LeadsTables } from "../store/tables.ts";

/** Mails of subscriptions, which services of the site compose. */
export function shopperMailRoutes(app: Express, deps: Deps): void {
  mount(app, sendShopperMail, async ({ body, request }) => {
    const tenant = tenantOf(request);
    const key = idempotencyKeyOf(request);
    const { method, path } = sendShopperMail;
    const identity = key === null ? null : identityOf({ key, method, path, tenant, body });
    const { dealerId } = tenant;
    const isQueued = isSingleAddress(body.address);
    if (!isQueued) return { isQueued };
    return deps.store.commit(identity, async ({ query, insertMailingMail }) => {
      if (await isWithdrawn(query, body.mailing, deps.now())) return { isQueued: false };
      const dueAt = await dueOf(query, deps, { dealerId, body });
      if (dueAt === null) return { isQueued: false };
      const mailing = { id: body.mailing, dealerId, canWait: body.isConfirmed };
      await insertMailingMail(mailing, { ...composed(deps, body, tenant), dueAt });
      return { isQueued };
    });
  });
  mount(app, withdrawShopperMails, async ({ body: { mailing } }) => {
    await deps.store.commit(null, ({ query }) => withdraw(query, mailing, deps.now()));
    return { isWithdrawn: true as const };
  });
}

function composed(
  { dealers, previewRecipient }: Deps,
  body: ShopperMail,
  { dealerId, language }: Tenant,
) {
  const dealer = storeConfigFor({ dealers }, { dealerId, storeId: body.store }, body.store);
  const tenant = { dealerId, storeId: body.store, ...(language !== undefined && { language }) };
  const { texts } = dealers.current().site(tenant);
  const { company, site } = dealer;
  const framed = {
    mail: body,
    brand: dealer,
    greeting: texts["confirmation.greeting.unknown"] ?? "",
    reason: `${body.reason} ${storeAddress(dealer)}`,
  };
  return {
    kind: "text" as const,
    audience: "shopper" as const,
    recipient: previewRecipient ?? body.address,
    senderName: company.name,
    replyTo: company.email,
    subject: body.subject,
    text: shopperMailText(framed),
    html: shopperMailHtml(framed),
    unsubscribeUrl: new URL(body.stop.oneClickPath, site.url).href,
  };
}

/** Null = never: a stranger has had the address mailed too often. */
async function dueOf(
  query: Transaction<LeadsTables>,
  { signingSecret: secret, now }: Deps,
  { dealerId, body: { address, isConfirmed } }: { dealerId: string; body: ShopperMail },
): Promise<Date | null> {
  const at = now();
  if (isConfirmed) return at;
  const id = shopperLimitId({ secret, dealerId, now: at }, address);
  const limit = { id, maxPerHour: MAX_PER_HOUR };
  return reserveSlotWithin(query, limit, { now: at, maxWaitMs: MAX_WAIT_MS });
}
