import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { Comments, Line } from "./text.ts";

const SitePath = z.string().regex(/^\/(?!\/)/, "a path of the site");
const MailLink = z.object({ label: Line, path: SitePath });

/** Names the mails of one subscription: a digest, so that it says nothing of a person. */
const Mailing = z.string().regex(/^[\w-]{43}$/, "a digest");

/**
 * A mail that a shopper has subscribed to, or is asked to confirm. The service that knows its subject composes it; it
 * contains nothing that a visitor typed.
 */
export const ShopperMail = z.object({
  /** Id of the store whose name and address the mail shows. */
  store: z.string().max(63),
  address: z.string().max(254),
  mailing: Mailing,
  /** False = anybody may have typed the address: the limit of the address counts. */
  isConfirmed: z.boolean(),
  subject: Line,
  paragraphs: z.array(Comments).max(10),
  sections: z
    .array(
      z.object({
        title: Line,
        items: z.array(z.object({ ...MailLink.shape, notes: z.array(Line).max(4) })).max(60),
        /** Link to a page with more; null = none. */
        more: MailLink.nullable(),
      }),
    )
    .max(60),
  button: MailLink.nullable(),
  notes: z.array(Comments).max(10),
  /** Why the shopper gets this mail. */
  reason: Line,
  /** The page that ends the mails, and the address to which a mail program posts for it (RFC 8058). */
  stop: z.object({ ...MailLink.shape, oneClickPath: SitePath }),
});
export type ShopperMail = z.infer<typeof ShopperMail>;

/**
 * Sends a mail of a subscription. For services of the site: the gateway forwards nothing but paths below `/api`. A
 * repeated Idempotency-Key sends once. `isQueued` is false where the mailing was withdrawn, or the limit of the address
 * is far exceeded.
 */
export const sendShopperMail = endpoint({
  method: "POST",
  path: "/internal/leads/shopper-mails",
  body: ShopperMail,
  reply: z.object({ isQueued: z.boolean() }),
  errors: ["bad-body", "idempotency-conflict"],
});

/** Deletes every mail of a subscription, sent or not, and sends none of it any more. */
export const withdrawShopperMails = endpoint({
  method: "POST",
  path: "/internal/leads/shopper-mails/withdrawals",
  body: z.object({ mailing: Mailing }),
  reply: z.object({ isWithdrawn: z.literal(true) }),
  errors: ["bad-body"],
});
