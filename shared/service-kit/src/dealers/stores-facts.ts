import type { FactSource, Facts } from "@forecourt/contracts/areas/facts";
import { dollars } from "@forecourt/contracts/areas/format-facts";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { addressLines } from "@forecourt/domain/address-lines";
import { formatList, localeOf } from "@forecourt/domain/locale";
import { maskPhone } from "@forecourt/domain/phone";
import { hoursIn } from "./format/format-hours.ts";

type Texts = FactSource["texts"];
type Department = DealerConfig["sales"];

/**
 * What the visitor's store has; of several `stores`, what each of them has, with its city: a list such as "Columbia
 * (573) 555-0150 or Sedalia (660) 555-0180", or for hours and addresses a line each. Null = none has it.
 */
export function storesFacts(stores: readonly DealerConfig[], texts: Texts): Facts {
  const phones = (departmentOf: (config: DealerConfig) => Department | null) =>
    choiceOf(stores, texts, (config) => {
      const department = departmentOf(config);
      return department && maskPhone(department.phone, config.phoneMasks.general);
    });
  const hours = (departmentOf: (config: DealerConfig) => Department | null) =>
    linesOf(stores, (config) => {
      const department = departmentOf(config);
      return department && hoursIn(department, texts);
    });
  return {
    "stores.salesPhones": phones(({ sales }) => sales),
    "stores.servicePhones": phones(({ service }) => service),
    "stores.salesHours": hours(({ sales }) => sales),
    "stores.serviceHours": hours(({ service }) => service),
    "stores.managers": linesOf(stores, managerOf),
    "stores.addresses": linesOf(stores, addressOf),
    "stores.documentaryFees": linesOf(stores, ({ fees }) =>
      fees.documentaryCents === null ? null : dollars(fees.documentaryCents),
    ),
  };
}

/** Street, city, state, and ZIP code of a store in one line. */
export function addressOf({ company }: DealerConfig): string {
  return addressLines(company).join(", ");
}

/** "Marion Tolliver, (573) 555-0144": who answers for a store, with their own number or that of the store. */
function managerOf({
  employees: { generalManager },
  company,
  phoneMasks,
}: DealerConfig): string | null {
  if (generalManager === null) return null;
  const { firstName, lastName, phone } = generalManager;
  return `${firstName} ${lastName}, ${maskPhone(phone ?? company.phone, phoneMasks.general)}`;
}

type ValueOf = (config: DealerConfig) => string | null;

function choiceOf(stores: readonly DealerConfig[], texts: Texts, valueOf: ValueOf): string | null {
  const entries = entriesOf(stores, valueOf).map(({ city, value }) =>
    stores.length < 2 ? value : `${city} ${value}`,
  );
  return entries.length === 0 ? null : formatList(entries, localeOf(texts), "disjunction");
}

function linesOf(stores: readonly DealerConfig[], valueOf: ValueOf): string | null {
  const entries = entriesOf(stores, valueOf);
  if (stores.length < 2) return entries[0]?.value ?? null;
  // A line of its own each, below the words before it.
  return entries.length === 0
    ? null
    : entries.map(({ city, value }) => `\n${city}: ${value}`).join("");
}

function entriesOf(stores: readonly DealerConfig[], valueOf: ValueOf) {
  return stores.flatMap((config) => {
    const value = valueOf(config);
    return value === null ? [] : [{ city: config.company.city, value }];
  });
}
