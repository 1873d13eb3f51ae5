import { AppError } from "@forecourt/contracts/errors";
import type { SiteContext } from "@forecourt/contracts/site";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import type { FinancingFault } from "@forecourt/domain/financing/faults";
import {
  type CheckContext,
  type ConsentName,
  consentNames,
} from "@forecourt/domain/financing/pre-approval-form";
import { textVersion } from "@forecourt/domain/text-version";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Request } from "express";
import type { Deps } from "../deps.ts";

/** The store of a request, and the data against which its forms are checked. */
export interface FinancingSite {
  dealerId: string;
  storeId: string;
  /** The dealership's name, in what lenders receive. */
  vendorName: string;
  site: SiteContext;
  context: CheckContext;
  now: Date;
  /** For how many days the range of a pre-approval holds. */
  validDays: number;
}

/** The page flag of each form, and the switch of the dealer's `autoFinancing`. */
const switches = { preApproval: "preApproved", fullCredit: "fullCredit" } as const;

/**
 * @param flag the page flag without which the store does not offer this
 * @throws AppError dealer-unknown; not-found where the page is switched off
 */
export function financingSiteOf(
  { dealers, now }: Pick<Deps, "dealers" | "now">,
  request: Request,
  flag: keyof typeof switches,
): FinancingSite {
  const tenant = tenantOf(request);
  const at = now();
  const site = dealers.current().site(tenant);
  const { store, autoFinancing, company } = dealers.current().config(tenant);
  const isOffered = site.pages[flag] === true && autoFinancing[switches[flag]];
  if (!isOffered) throw new AppError("not-found", "this store does not offer it");
  return {
    dealerId: tenant.dealerId,
    storeId: store.id,
    vendorName: company.name,
    site,
    context: {
      today: wallTimeAt(at, site.timezone).day,
      consents: versionsOf(consentTextsOf(site.texts)),
    },
    now: at,
    validDays: autoFinancing.validDays,
  };
}

type Texts = Readonly<Record<string, string>>;
type ConsentTexts = Record<ConsentName, { version: string; text: string }>;

/** The consents as the store words them, each with its version. */
export function consentTextsOf(texts: Texts): ConsentTexts {
  return Object.fromEntries(
    consentNames.map((name) => {
      const text = texts[`financing.consent.${name}`] ?? "";
      return [name, { version: textVersion(text), text }];
    }),
  ) as ConsentTexts;
}

function versionsOf(texts: ConsentTexts): Record<ConsentName, string> {
  return Object.fromEntries(consentNames.map((name) => [name, texts[name].version])) as Record<
    ConsentName,
    string
  >;
}

/** The texts of faults, by field. */
export function faultTexts(
  faults: Readonly<Record<string, FinancingFault>>,
  texts: Texts,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [
      field,
      texts[`financing.fault.${fault}`] ?? fault,
    ]),
  );
}

/** @throws AppError fields-invalid */
export function throwFaults(faults: Readonly<Record<string, FinancingFault>>, texts: Texts): never {
  throw new AppError("fields-invalid", "some fields need a correction", {
    fields: faultTexts(faults, texts),
  });
}
