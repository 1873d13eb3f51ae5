import { appraisalPath } from "@forecourt/contracts/areas/trade/trade-paths";
import { type CarFaults, optionField, readCarForm } from "@forecourt/domain/trade/car-form";
import { siteText, type Text } from "../../parts/appraisal-text.ts";
import { carFaultCodes, faultPatterns, faultTexts } from "../../parts/fault-labels.ts";
import { stateOptions } from "../../parts/state-options.ts";
import type { CarData } from "./step-data.ts";
import { frameOf, isChecked, isEdit, type StepView } from "./step-view.ts";

/** Colors that sellers choose from, as they are stored. */
const colors = [
  "Black",
  "White",
  "Silver",
  "Gray",
  "Blue",
  "Red",
  "Green",
  "Brown",
  "Tan",
  "Gold",
  "Orange",
  "Yellow",
  "Purple",
] as const;

const groups = ["car.", "field.", "choose", "trim.", "start.by."];

/** The car as it was found or typed, with its details. `trims` are the known trims of such cars. */
export function carView(view: StepView, trims: readonly string[] = []): CarData {
  const { request, token, form } = view;
  const { site } = request;
  const t = siteText(site.texts);
  const { fields, lookup, latestYear } = form;
  const patterns = faultPatterns(site.texts, carFaultCodes);
  const isNamed = lookup.cars.length < 2 && identityOf(fields) !== "";
  const summary = isNamed ? summaryOf(fields, t) : null;
  return {
    kind: "car",
    ...frameOf(view, {
      title: t(lookup.status === "found" ? "car.title" : "car.title.manual"),
      lead: leadOf(view, t),
      current: "car",
      groups,
    }),
    fields,
    faults: isChecked(view) ? faultTexts(faultsOf(view), patterns) : {},
    patterns,
    cars: lookup.cars.length < 2 ? [] : lookup.cars,
    notice: noticeOf(view, t),
    trim: asksTrim(view) && trims.length > 0 ? trimOf(fields, trims) : null,
    summary,
    latestYear,
    states: stateOptions,
    colors: colors.map((value) => ({ value, label: t(`color.${value}`) })),
    options: {
      fold: form.areOptionsValued ? null : t("car.options.fold"),
      title: t(form.areOptionsValued ? "car.options.valued" : "car.options"),
      items: form.options.map(({ code, label }) => ({ name: optionField(code), label })),
    },
    startHref: appraisalPath(token, "start"),
    isEdit: isEdit(view),
  };
}

type Fields = StepView["form"]["fields"];

/** Whether the form asks for the trim: the seller named the car, and no VIN determines its trim. */
export function asksTrim({ form: { fields, lookup } }: StepView): boolean {
  const isTold = lookup.status === "found" && (fields["series"] ?? "") !== "";
  return lookup.cars.length < 2 && identityOf(fields) !== "" && !isTold;
}

/** A trim that the list does not have stays as it was given. */
function trimOf(fields: Fields, trims: readonly string[]): CarData["trim"] {
  const own = fields["series"]?.trim() ?? "";
  const known = trims.find((trim) => trim.toLowerCase() === own.toLowerCase());
  const all = own === "" || known !== undefined ? trims : [...trims, own];
  return { options: all.map((trim) => ({ value: trim, label: trim })), value: known ?? own };
}

/** Faults of the car; empty = none. */
export function faultsOf({ form: { fields, lookup, latestYear } }: StepView): CarFaults {
  const read = readCarForm(fields, { cars: lookup.cars, latestYear });
  return read.ok ? {} : read.faults;
}

/** "2019 Toyota RAV4 XLE"; empty while year, make or model is missing. */
export function identityOf(fields: Fields): string {
  const named = ["modelYear", "make", "model"].map((name) => fields[name]?.trim() ?? "");
  if (named.includes("")) return "";
  return [...named, fields["series"]?.trim() ?? ""].filter((text) => text !== "").join(" ");
}

function summaryOf(fields: Fields, t: Text): CarData["summary"] {
  const { by, style = "", vin = "", licensePlate = "" } = fields;
  return {
    name: identityOf(fields),
    details: [
      style,
      by !== "car" && vin !== "" ? t("car.vin", { vin }) : "",
      by === "plate" && licensePlate !== "" ? t("car.plate", { plate: licensePlate }) : "",
    ].filter((text) => text !== ""),
  };
}

function leadOf({ form: { fields, lookup } }: StepView, t: Text): string {
  if (lookup.cars.length > 1) return t("car.several");
  if (lookup.status !== "found") return t("car.manual");
  return t(fields["by"] === "plate" ? "car.found.plate" : "car.found");
}

function noticeOf({ form: { fields, lookup } }: StepView, t: Text): CarData["notice"] {
  const { vin = "" } = fields;
  if (lookup.status === "unavailable") {
    return { title: t("car.unavailable"), text: t("car.unavailable.text") };
  }
  if (lookup.status !== "not-found") return null;
  return fields["by"] === "plate"
    ? { title: t("car.notFound.plate"), text: t("car.notFound.plate.text") }
    : { title: t("car.notFound.vin", { vin }), text: t("car.notFound.vin.text") };
}
