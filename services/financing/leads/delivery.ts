import type { Database } from "@forecourt/service-kit/db";
import { errorCode } from "@forecourt/service-kit/error-code";
import type { DeliveryOptions } from "@forecourt/service-kit/lead-outbox/delivery";
import { leadOutbox } from "@forecourt/service-kit/lead-outbox/outbox";
import { VaultError } from "@forecourt/service-kit/vault/vault-error";
import { applicationById } from "../applications/find-application.ts";
import type { FinancingTables } from "../store/tables.ts";
import type { SendLead } from "./send-lead.ts";

interface ApplicationLeads extends Pick<DeliveryOptions, "now" | "log"> {
  database: Database<FinancingTables>;
  sendLead: SendLead;
}

/** How the leads of applications are delivered. */
export function deliveryOf({ database, sendLead, now, log }: ApplicationLeads): DeliveryOptions {
  return {
    outbox: leadOutbox(database, { table: "financing_outbox", key: "application_id" }),
    send: async (id) => {
      const { token } = await sendLead(await applicationById(database, id));
      await storeLeadToken(database, id, token);
    },
    codeOf: (error) => (error instanceof VaultError ? error.fault : errorCode(error)),
    now,
    log,
  };
}

/** Mails to the applicant belong to the inquiry of this token. */
async function storeLeadToken(
  { query }: Database<FinancingTables>,
  applicationId: string,
  leadToken: string,
): Promise<void> {
  await query
    .updateTable("financing_outbox")
    .set({ lead_token: leadToken })
    .where("application_id", "=", applicationId)
    .execute();
}
