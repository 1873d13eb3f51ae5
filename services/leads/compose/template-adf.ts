import { AdfLead, type LeadAction } from "@forecourt/contracts/leads/leads";
import { lineOrNothing } from "../adf/xml-text.ts";

/** A template lead as ADF, for dealers' systems. */
export function adfOfTemplateLead({ user, vehicle, sellVehicles, text }: LeadAction): AdfLead {
  const email = lineOrNothing(user.email);
  const phone = lineOrNothing(user.phone);
  return AdfLead.parse({
    type: "adf",
    customer: {
      first_name: user.firstName,
      last_name: user.lastName,
      ...(email === undefined ? {} : { email }),
      ...(phone === undefined ? {} : { phone: { value: phone } }),
    },
    ...(vehicle === undefined ? {} : { vehicle }),
    ...(sellVehicles === undefined ? {} : { sellVehicles }),
    ...(text === "" ? {} : { comments: text }),
  });
}
