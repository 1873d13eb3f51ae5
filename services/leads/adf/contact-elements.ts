import type {
  LeadAddress,
  LeadContact,
  LeadCustomer,
  LeadProvider,
  LeadVendor,
} from "@forecourt/contracts/leads/people";
import { absentText } from "@forecourt/contracts/leads/text";
import { maskPhone } from "@forecourt/domain/phone";
import type { AdfContext } from "./adf-context.ts";
import type { AdfElement } from "./adf-element.ts";

import { lineOr, lineOrNothing } from "./xml-text.ts";

/** The customer element, which also contains the comments of the lead. */
export function customerElement(
  customer: LeadCustomer,
  mask: string,
  comments: string | undefined,
): AdfElement {
  const email = lineOrNothing(customer.email);
  const typed = lineOrNothing(customer.phone?.value);
  const phone = typed ?? (email === undefined ? absentText : undefined);
  return {
    contact: {
      name: [
        { "@part": "first", "@type": "individual", "#": lineOr(customer.first_name, absentText) },
        { "@part": "last", "@type": "individual", "#": lineOr(customer.last_name, absentText) },
      ],
      email,
      phone: phone && {
        "@type": customer.phone?.type ?? "voice",
        "@time": customer.phone?.time ?? "day",
        "#": maskPhone(phone, mask),
      },
      address: addressElement(customer.address),
    },
    comments,
  };
}

function addressElement(address: LeadAddress | undefined): AdfElement | undefined {
  const street = lineOrNothing(address?.street?.line_1);
  const rest = {
    apartment: lineOrNothing(address?.apartment),
    city: lineOrNothing(address?.city),
    regioncode: lineOrNothing(address?.regioncode),
    postalcode: lineOrNothing(address?.postalcode),
  };
  if (!address || Object.values({ street, ...rest }).every((part) => part === undefined)) return;
  return {
    "@type": address.type,
    street: { "@line": "1", "#": street ?? absentText },
    ...rest,
  };
}

/** The vendor: the dealership with its general manager, or the vendor in the lead. */
export function vendorElement(vendor: LeadVendor | undefined, { dealer }: AdfContext): AdfElement {
  const { company, site, employees, phoneMasks } = dealer;
  const manager = employees.generalManager;
  const house: LeadContact = {
    full_name: manager ? `${manager.firstName} ${manager.lastName}` : company.name,
    email: manager?.email ?? company.email,
    phone: manager?.phone ?? company.phone,
  };
  return {
    vendorname: lineOr(vendor?.name, company.name),
    url: site.url,
    contact: contactElement(vendor?.contact ?? house, house, phoneMasks.adf),
  };
}

/** The provider: the name in the route, else the website with the subject of the mail. */
export function providerElement(
  provider: LeadProvider | undefined,
  { dealer, ...context }: AdfContext,
): AdfElement {
  const configured = dealer.leads.provider;
  const mask = dealer.phoneMasks.adf;
  const phone = lineOrNothing(provider?.phone ?? configured.phone ?? undefined);
  const contact = provider?.contact;
  return {
    name: { "@part": "full", "@type": "business", "#": providerName(provider, context) },
    service: lineOrNothing(provider?.service ?? configured.service),
    url: lineOrNothing(provider?.url ?? configured.url ?? dealer.site.url),
    email: lineOrNothing(provider?.email ?? configured.email ?? undefined),
    phone: phone && { "@type": "voice", "#": maskPhone(phone, mask) },
    contact: contact && contactElement(contact, contact, mask),
  };
}

/** The name that receivers know the provider by. */
export function providerName(
  provider: LeadProvider | undefined,
  route: Pick<AdfContext, "provider" | "subject">,
): string {
  return lineOr(provider?.name, route.provider ?? `Website - ${lineOr(route.subject, absentText)}`);
}

/** A contact; if it has neither phone nor email, with phone and email of `otherwise`. */
function contactElement(contact: LeadContact, otherwise: LeadContact, mask: string): AdfElement {
  const reached = lineOrNothing(contact.email) ?? lineOrNothing(contact.phone);
  const { email, phone } = reached === undefined ? otherwise : contact;
  const number = lineOrNothing(phone) ?? (lineOrNothing(email) ? undefined : absentText);
  return {
    name: {
      "@part": "full",
      "@type": "individual",
      "#": lineOr(contact.full_name, absentText),
    },
    email: lineOrNothing(email),
    phone: number && { "@type": "voice", "#": maskPhone(number, mask) },
  };
}
