import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { maskPhone } from "@forecourt/domain/phone";
import { exampleLoan } from "./format/example-loan.ts";
import { dollars, listed, percent, whole } from "./format/format.ts";
import { hoursInWords } from "./format/format-hours.ts";
import { didYouMean } from "./problems/did-you-mean.ts";
import type { Finding } from "./problems/schema-problems.ts";

/**
 * What texts and contents may name in braces, `{fees.documentary}`, as it is shown to the visitor.
 * Null = this store has no such thing, and a text that needs it may not be shown here.
 */
export type Facts = Readonly<Record<string, string | null>>;

export function factsOf(config: DealerConfig, storeCount: number): Facts {
  const { company, site, store, employees, trade, inventory, phoneMasks } = config;
  const phone = (number: string): string => maskPhone(number, phoneMasks.general);
  return {
    "site.name": site.name,
    "store.name": store.name,
    "stores.count": whole(storeCount),
    "company.name": company.name,
    "company.city": company.city,
    "company.state": company.state,
    "company.stateShort": company.stateShort,
    "company.address": [company.addressLine1, company.addressLine2].filter(Boolean).join(", "),
    "company.zip": company.zip,
    "company.phone": phone(company.phone),
    "company.phoneLink": `tel:${company.phone}`,
    "company.email": company.email,
    "company.emailLink": `mailto:${company.email}`,
    "sales.phone": phone(config.sales.phone),
    "sales.phoneLink": `tel:${config.sales.phone}`,
    "sales.hours": config.sales.hoursText ?? hoursInWords(config.sales.workingHours),
    "service.phone": config.service && phone(config.service.phone),
    "service.phoneLink": config.service && `tel:${config.service.phone}`,
    "service.hours":
      config.service && (config.service.hoursText ?? hoursInWords(config.service.workingHours)),
    "map.url": config.map.url,
    ...person("generalManager", employees.generalManager),
    ...person("serviceManager", employees.serviceManager),
    ...feeFacts(config),
    ...claimFacts(config),
    "trade.offerDays": whole(trade.offerValidDays),
    // The lowest score that no tier of the program raises the rate for.
    "finance.standardScore": whole(
      Math.max(300, ...config.financeProgram.tierAdditions.map((tier) => tier.toScore + 1)),
    ),
    "inventory.conditions": listed(inventory.conditions),
  };
}

function person(key: string, employee: DealerConfig["employees"]["generalManager"]): Facts {
  return {
    [`${key}.name`]: employee && `${employee.firstName} ${employee.lastName}`,
    [`${key}.firstName`]: employee && employee.firstName,
    [`${key}.title`]: employee && employee.title,
  };
}

function feeFacts({ fees }: DealerConfig): Facts {
  const money = (cents: number | null): string | null => (cents === null ? null : dollars(cents));
  return {
    "fees.documentary": money(fees.documentaryCents),
    "fees.thirtyDayDrive": money(fees.thirtyDayDriveCents),
  };
}

function claimFacts({ claims }: DealerConfig): Facts {
  return {
    "claims.downPayment": dollars(claims.downPaymentCents),
    "claims.creditUpTo": dollars(claims.creditUpToCents),
    "claims.weeklyIncome": dollars(claims.weeklyIncomeCents),
    "claims.engineWarrantyMiles": whole(claims.engineWarrantyMiles),
    "claims.inspectionPoints": whole(claims.inspectionPoints),
    "claims.preApprovalSeconds": whole(claims.preApprovalSeconds),
    "claims.answerHoursMin": whole(claims.answerHours.min),
    "claims.answerHoursMax": whole(claims.answerHours.max),
    "claims.oilChangeMilesMin": whole(claims.oilChangeMiles.min),
    "claims.oilChangeMilesMax": whole(claims.oilChangeMiles.max),
    ...exampleFacts(claims),
  };
}

/** The terms that US law wants beside an advertised down payment: 12 CFR 1026.24(d)(2). */
function exampleFacts({ example, downPaymentCents }: DealerConfig["claims"]): Facts {
  const loan = exampleLoan(example, downPaymentCents);
  return {
    "example.price": dollars(example.priceCents),
    "example.down": dollars(downPaymentCents),
    "example.financed": dollars(loan.financedCents),
    "example.months": whole(example.months),
    "example.apr": percent(example.aprPercent),
    "example.others": whole(example.months - 1),
    "example.payment": dollars(loan.paymentCents),
    "example.last": dollars(loan.lastPaymentCents),
    "example.total": dollars(loan.totalCents),
  };
}

/** Says when `name` is no fact, or none of this store's. */
export function factFindings(path: Finding["path"], name: string, facts: Facts): Finding[] {
  if (!Object.hasOwn(facts, name)) {
    return [
      { path, message: `unknown placeholder {${name}}${didYouMean(name, Object.keys(facts))}` },
    ];
  }
  if (facts[name] === null) {
    return [{ path, message: `{${name}} has no value for store ${facts["store.name"]}` }];
  }
  return [];
}
