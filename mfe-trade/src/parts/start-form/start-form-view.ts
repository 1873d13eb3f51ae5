import { type CarForm, labelOfName } from "@forecourt/contracts/areas/trade/appraisal-form";
import {
  appraisalFormPath,
  startFormPath,
} from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import type { PageRequest } from "@forecourt/contracts/page";
import { lookupMethodOf, startFaults } from "@forecourt/domain/trade/car-form";
import type { CarLookupMethod } from "@forecourt/domain/trade/car-lookup-methods";
import { pickTexts, siteText } from "../appraisal-text.ts";
import { carFaultCodes, faultPatterns, faultTexts } from "../fault-labels.ts";
import { helpCall } from "../help-call.ts";
import { stateOptions } from "../state-options.ts";
import type { StartFormData } from "./start-form-data.ts";

interface StartFormOptions {
  /** Null = nothing was typed yet. */
  typed: Typed | null;
  ways: readonly CarLookupMethod[];
  /** The way that the address names. */
  by?: string | undefined;
}

interface Typed {
  token: string;
  fields: Readonly<Record<string, string>>;
  latestYear: number;
  lookup: Pick<CarForm["lookup"], "suggestions">;
  /** Whether what is wrong is shown. */
  isChecked: boolean;
}

/** The form that says which car a seller has: empty, or as typed before. */
export function startFormView(
  { site }: PageRequest,
  { typed, ways, by }: StartFormOptions,
): StartFormData {
  const patterns = faultPatterns(site.texts, carFaultCodes);
  const fields = typed?.fields ?? {};
  const chosen = lookupMethodOf(by === undefined ? fields : { by });
  return {
    isStored: typed !== null,
    action: typed === null ? startFormPath : appraisalFormPath(typed.token),
    by: ways.includes(chosen) ? chosen : "vin",
    ways,
    labels: pickTexts(site.texts, ["start.", "field.", "choose", "step.problems."]),
    fields,
    faults: typed?.isChecked ? faultTexts(startFaults(fields, typed.latestYear), patterns) : {},
    patterns,
    meant: typed && meantOf(site.texts, typed),
    latestYear: typed?.latestYear ?? null,
    states: stateOptions,
    state: fields["state"] || site.store.stateShort,
    call: helpCall(site),
  };
}

/** Known names that the typed one may be meant to be; null = it is known, or no known name is near. */
function meantOf(
  texts: Readonly<Record<string, string>>,
  { fields, lookup: { suggestions = [] } }: Typed,
): StartFormData["meant"] {
  const names = suggestions.map(labelOfName);
  const [name] = names;
  if (name === undefined) return null;
  const t = siteText(texts);
  const typed = `${fields["make"] ?? ""} ${fields["model"] ?? ""}`;
  return {
    title: names.length === 1 ? t("meant.title.one", { name }) : t("meant.title.other"),
    text: t("meant.text", { typed }),
    names,
    typed: t("meant.typed"),
  };
}
