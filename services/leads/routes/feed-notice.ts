import { createHash } from "node:crypto";
import { sendFeedNotice } from "@forecourt/contracts/leads/feed-notice";
import { identityOf } from "@forecourt/service-kit/idempotency/identity";
import { idempotencyKeyOf } from "@forecourt/service-kit/idempotency/key";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { storeConfigFor } from "../intake/store-config.ts";

/** Mails about a store's feed, to the contact that its configuration names. They belong to no lead. */
export function feedNoticeRoute(app: Express, deps: Deps): void {
  const { dealers, previewRecipient, store } = deps;
  mount(app, sendFeedNotice, async ({ body, request }) => {
    const tenant = tenantOf(request);
    const { dealerId } = tenant;
    const { method, path } = sendFeedNotice;
    const key = idempotencyKeyOf(request);
    const identity = key === null ? null : identityOf({ key, method, path, tenant, body });
    const { company, feed, leads } = storeConfigFor(
      { dealers },
      { dealerId, storeId: body.store },
      body.store,
    );
    const mail = {
      kind: "text" as const,
      recipient: previewRecipient ?? feed?.contact ?? leads.routes.default.recipient,
      senderName: company.name,
      subject: body.subject,
      text: body.text,
    };
    // The mails of a feed are kept and cleaned up like the mails of a subscription.
    const id = createHash("sha256").update(`feed:${dealerId}:${body.store}`).digest("base64url");
    return store.commit(identity, async ({ insertMailingMail }) => {
      await insertMailingMail({ id, dealerId, canWait: false }, mail);
      return { isQueued: true as const };
    });
  });
}
