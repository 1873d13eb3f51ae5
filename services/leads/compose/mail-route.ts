import type { LeadForm, Leads } from "@forecourt/contracts/dealer-config/leads";

/** The recipient and format of a form's leads. */
export interface MailRoute {
  type: "adf" | "text";
  subject: string;
  recipient: string;
  /** Name in the ADF provider element; null = made of the subject. */
  provider: string | null;
}

/** The configured route of a form, with the defaults of the route `default`. */
export function mailRouteFor({ routes }: Pick<Leads, "routes">, form: LeadForm): MailRoute {
  const own = routes[form] ?? {};
  return {
    type: own.type ?? routes.default.type,
    subject: own.subject ?? routes.default.subject,
    recipient: own.recipient ?? routes.default.recipient,
    provider: own.provider ?? routes.default.provider,
  };
}
