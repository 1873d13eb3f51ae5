import type { AdfLead } from "@forecourt/contracts/leads/leads";
import type { LeadVehicle, SellVehicle } from "@forecourt/contracts/leads/vehicle";
import { create } from "xmlbuilder2";
import type { AdfContext } from "./adf-context.ts";
import { type AdfElement, escaped } from "./adf-element.ts";
import {
  customerElement,
  providerElement,
  providerName,
  vendorElement,
} from "./contact-elements.ts";
import { zonedTime } from "./iso-local-time.ts";
import { sellVehicleElement, vehicleComments, vehicleElement } from "./vehicle-element.ts";
import { joined, oneLine } from "./xml-text.ts";

/**
 * A lead as an ADF 1.0 document, in UTF-8. It is well-formed and valid for any texts in the lead;
 * see `xml-text.ts` for characters that XML does not allow.
 */
export function buildAdf(lead: AdfLead, context: AdfContext): string {
  return create({ version: "1.0", encoding: "UTF-8" })
    .ins("adf", 'version="1.0"')
    .ele(escaped({ adf: { prospect: prospectElement(lead, context) } }))
    .doc()
    .end({ prettyPrint: true, wellFormed: true });
}

function prospectElement(lead: AdfLead, context: AdfContext): AdfElement {
  const { dealer } = context;
  const name = providerName(lead.provider, context);
  const merged = dealer.leads.mergeCommentsFor.includes(name);
  return {
    "@status": lead.prospect.status,
    id: { "@sequence": "1", "@source": new URL(dealer.site.url).host, "#": oneLine(context.id) },
    requestdate: zonedTime(context.requestedAt, dealer.company.timezone),
    vehicle: vehicleElements(lead, merged),
    customer: customerElement(lead.customer, dealer.phoneMasks.adf, comments(lead, merged)),
    vendor: vendorElement(lead.vendor, context),
    provider: providerElement(lead.provider, context),
  };
}

/** The vehicle of the lead, then the trade-ins; at least one. */
function vehicleElements({ vehicle, sellVehicles }: AdfLead, merged: boolean): AdfElement[] {
  const own = (of: LeadVehicle | SellVehicle) => (merged ? undefined : vehicleComments(of));
  const sold = sellVehicles.map((each) => sellVehicleElement(each, own(each)));
  if (vehicle) return [vehicleElement(vehicle, own(vehicle)), ...sold];
  return sold.length > 0 ? sold : [vehicleElement(undefined)];
}

/** The comments of the lead; for some providers, with the comments of all vehicles. */
function comments(lead: AdfLead, merged: boolean): string | undefined {
  const vehicles = lead.vehicle ? [lead.vehicle, ...lead.sellVehicles] : lead.sellVehicles;
  const ofVehicles = merged ? vehicles.map(vehicleComments) : [];
  return joined([lead.comments, lead.customer.comments, ...ofVehicles]);
}
