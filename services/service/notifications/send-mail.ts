import { createHash } from "node:crypto";
import { sendServiceLead, sendServiceNotice } from "@forecourt/contracts/leads/service-lead";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { createClient } from "@forecourt/http/client";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import type { Deps } from "../deps.ts";
import type { VisitNotification } from "../visits/visit-notification.ts";
import { leadOfVisit, noticeOf } from "./lead-of-visit.ts";
import { tokenOfVisit } from "./visit-links.ts";
import type { VisitMail } from "./visit-mail.ts";

const DEADLINE_MS = 10_000;

export interface MailDeps extends Pick<Deps, "database" | "dealers"> {
  /** The site's SIGNING_SECRET. */
  secret: string;
  /** Addresses of the leads service. */
  replicas: readonly string[];
}

/** A notification to be mailed; `id` is the same at each try. */
export interface DueMail {
  id: string;
  notification: VisitNotification;
}

/**
 * Has the leads service mail a notification to the owner and the store: as a new lead, or else as a notice about the
 * visit's lead. A repeated notification has the same idempotency key, and is mailed once. A visit whose contact was
 * deleted gets none. @throws AppError
 */
export async function sendMail(deps: MailDeps, { id, notification }: DueMail): Promise<void> {
  const mail = await mailOf(deps, notification);
  const lead = mail && leadOfVisit(mail);
  if (!mail || !lead) return;
  const { dealerId, storeId, visitId } = notification;
  const { network = "", language = null } = notification.content.contact?.origin ?? {};
  const call = createClient({
    baseUrl: deps.replicas[0] ?? "",
    fetch: fetchFromReplicas(deps.replicas),
    headers: {
      [internalHeaders.dealer]: dealerId,
      [internalHeaders.store]: storeId,
      ...(language !== null && { [internalHeaders.language]: language }),
      "x-forwarded-for": network,
      "idempotency-key": createHash("sha256").update(`service-news:${id}`).digest("base64url"),
    },
  });
  const options = { deadlineMs: DEADLINE_MS };
  const known = await leadTokenOf(deps, visitId);
  if (known !== null) {
    const body = noticeOf(mail);
    await call(sendServiceNotice, { params: { token: known }, body }, options);
    return;
  }
  const { token } = await call(sendServiceLead, { body: lead }, options);
  await deps.database.query
    .insertInto("service_visit_leads")
    .values({ visit_id: visitId, lead_token: token })
    .onConflict((conflict) => conflict.column("visit_id").doNothing())
    .execute();
}

async function leadTokenOf({ database }: MailDeps, visitId: string): Promise<string | null> {
  const row = await database.query
    .selectFrom("service_visit_leads")
    .select("lead_token")
    .where("visit_id", "=", visitId)
    .executeTakeFirst();
  return row?.lead_token ?? null;
}

/** Null = the visit was deleted. */
async function mailOf(
  { database, dealers, secret }: MailDeps,
  notification: VisitNotification,
): Promise<VisitMail | null> {
  const token = await tokenOfVisit(database.query, secret, notification.visitId);
  if (token === null) return null;
  const { dealerId, storeId } = notification;
  const { language = null } = notification.content.contact?.origin ?? {};
  const tenant = { dealerId, storeId, ...(language !== null && { language }) };
  const site = dealers.current().site(tenant);
  const store = dealers.current().config({ dealerId, storeId });
  return {
    notification,
    token,
    storeId,
    store,
    texts: site.texts,
    storeTexts: dealers.current().site({ dealerId, storeId }).texts,
    origin: site.origin,
    prefix: site.prefix ?? "",
  };
}
