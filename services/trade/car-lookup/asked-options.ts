import type { CarForm } from "@forecourt/contracts/areas/trade/appraisal-form";
import type { Tenant } from "@forecourt/contracts/tenant";
import { canonicalMake } from "@forecourt/domain/trade/canonical-make";
import { type Options, optionsOf } from "@forecourt/domain/trade/option-fields";
import type { Deps } from "../deps.ts";
import { bodyStyleOf } from "./body-style.ts";
import { carNames } from "./car-names.ts";

type Asked = ReturnType<typeof optionsOf>;

/** The options that make sense for the car of a form, and whether the car is known to have each option. */
export async function askedOptions(
  deps: Pick<Deps, "inventory" | "log">,
  tenant: Tenant,
  { options, fields, lookup }: Pick<CarForm, "fields" | "lookup"> & { options: Options },
): Promise<Asked> {
  const [found] = lookup.cars;
  const { modelYear = "", make = "", model = "", series = "", style = "" } = fields;
  const car = {
    modelYear: Number(modelYear) || (found?.modelYear ?? 0),
    make: make || (found?.make ?? ""),
    model: model || (found?.model ?? ""),
    series: series || null,
    style: style || (found?.style ?? null),
    equipment: lookup.cars.length === 1 ? (found?.equipment ?? []) : [],
  };
  const byText = bodyStyleOf(car.style);
  const usual =
    byText === null && car.model !== "" ? await bodyStyleOfModel(deps, tenant, car) : null;
  return optionsOf(options, { ...car, bodyStyle: byText ?? usual });
}

async function bodyStyleOfModel(
  deps: Pick<Deps, "inventory" | "log">,
  tenant: Tenant,
  { make, model }: { make: string; model: string },
): Promise<string | null> {
  return (await carNames(deps, tenant, { make: canonicalMake(make), model })).bodyStyle ?? null;
}
