import type { LeadForm, Leads } from "@forecourt/contracts/dealer-config/leads";

/** Where a form's leads go, and as what. */
export interface Route {
  type: "adf" | "text";
  subject: string;
  recipient: string;
  /** Name in the ADF provider element; null = made of the subject. */
  provider: string | null;
}

/** The route of a form as the dealer configured it; what it leaves out is that of `default`. */
export function routeOf({ routes }: Pick<Leads, "routes">, form: LeadForm): Route {
  const own = routes[form] ?? {};
  return {
    type: own.type ?? routes.default.type,
    subject: own.subject ?? routes.default.subject,
    recipient: own.recipient ?? routes.default.recipient,
    provider: own.provider ?? routes.default.provider,
  };
}
