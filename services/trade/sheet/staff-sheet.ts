import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import { type OfferSummary, offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import type { Payoff } from "@forecourt/contracts/areas/trade/payoff";
import type { Photo } from "@forecourt/contracts/areas/trade/photos";
import { formatDay } from "@forecourt/domain/appointments/format";
import { defaultLocale } from "@forecourt/domain/locale";
import { maskPhone } from "@forecourt/domain/phone";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import { formatStart } from "@forecourt/service-kit/appointments/bookable-times";
import type { DeskDeps } from "../desk/desk-deps.ts";
import type { DeskOffer } from "../desk/desk-offers.ts";
import { rulesOf } from "../offers/find-offer.ts";
import { offerView } from "../offers/offer-view.ts";
import { payoffNow } from "../offers/payoff-now.ts";
import type { StoredInput } from "../offers/stored-offer.ts";
import { photosOf } from "../photos/photo-store.ts";
import type { Valuation } from "../valuation/valuation.ts";
import { comparableRows } from "./comparables.ts";
import { eventSections } from "./event-sections.ts";
import { inspectionList } from "./inspection-list.ts";
import { amountRow, fact, type SheetRow, type SheetSection } from "./sheet-row.ts";
import { staffTexts } from "./staff-texts.ts";

/** Everything that an appraiser needs at the car, for a terminal and for a page. In English, like all texts for staff. */
export interface StaffSheet {
  number: string;
  /** `2020 Toyota RAV4, 60,000 miles` */
  title: string;
  store: string;
  sections: SheetSection[];
  photos: Photo[];
}

/** The appraisal sheet of an offer. */
export async function staffSheet(
  { database }: Pick<DeskDeps, "database">,
  offer: DeskOffer,
): Promise<StaffSheet> {
  const { row, car, store, events } = offer;
  const rules = await rulesOf(database, row.rules_version);
  const view = offerView(row, rules);
  const input = JSON.parse(row.input) as StoredInput;
  const valuation = JSON.parse(row.valuation ?? "null") as Valuation | null;
  const payoff = await payoffNow(database, offer);
  const summary = offerSummary(view, payoff, staffTexts(store.texts));
  const miles = `${car.mileage.toLocaleString("en-US")} miles`;
  return {
    number: row.number,
    title: `${car.modelYear} ${car.make} ${car.model}, ${miles}`,
    store: store.config.company.name,
    sections: [
      { title: "Where it stands", rows: standingRows(offer) },
      { title: "Car", rows: carRows(offer, valuation) },
      { title: "Seller", rows: sellerRows(offer, payoff) },
      ...offerSections(view, summary),
      ...(valuation ? [{ title: "Comparable cars", rows: comparableRows(valuation) }] : []),
      {
        title: "Check at the inspection",
        rows: [],
        checks: inspectionList({ offer, view, input, rules }),
      },
      ...commentSections(input, rules.questionnaire),
      ...eventSections(events, offer),
    ],
    photos: await photosOf(database, row.appraisal_id),
  };
}

function standingRows({ state, row, kept, dropOff, validUntil, store, photos }: DeskOffer) {
  const { timezone } = store.config.company;
  const first = kept?.content.selectedPayment ?? null;
  const selected = kept && row.selected_payment;
  return [
    fact("State", state),
    fact("Made", formatDay(row.made_on, defaultLocale).whole),
    fact("Valid through", formatDay(validUntil, defaultLocale).whole),
    fact("Drop-off", dropOff ? formatStart(new Date(dropOff.startsAt), timezone) : "none booked"),
    ...(selected
      ? [fact("Seller's choice", kindName(selected) + changedNote(first, selected))]
      : []),
    fact("Photos", String(photos)),
  ];
}

function kindName(kind: string): string {
  return kind === "cashNow" ? "cash now" : "more cash later";
}

function changedNote(first: string | null, selected: string): string {
  if (first === null || first === selected) return "";
  return `; changed since it was kept (${kindName(first)})`;
}

function carRows({ car, store }: DeskOffer, valuation: Valuation | null): SheetRow[] {
  const trim = [car.series, car.style].filter((part) => part !== null).join(" ");
  const assumed = valuation?.assumedTrim ?? null;
  const { options: known } = store.config.trade;
  const options = car.options.map((code) => known[code]?.label ?? code);
  return [
    fact("VIN", car.vin ?? "not given"),
    ...(trim === "" && assumed === null
      ? []
      : [fact("Trim", assumed === null ? trim : `${trim || "not named"}; ${assumed} assumed`)]),
    fact("Odometer", `${car.mileage.toLocaleString("en-US")} miles`),
    ...(car.exteriorColor === null ? [] : [fact("Color", car.exteriorColor)]),
    ...(car.licensePlate === null ? [] : [fact("Plate", `${car.licensePlate} ${car.state ?? ""}`)]),
    ...(car.state === null || car.licensePlate !== null ? [] : [fact("Registered in", car.state)]),
    ...(options.length === 0 ? [] : [fact("Options", options.join(", "))]),
  ];
}

const wishes = { sell: "sell the car", "trade-in": "trade the car in" } as const;

function sellerRows({ kept, store }: DeskOffer, payoff: Payoff | null): SheetRow[] {
  if (kept === null) return [fact("Contact", "none: the offer is not kept")];
  const { interest } = kept;
  const { user, interest: keptWith, payoff: first } = kept.content;
  const was = interest === keptWith ? "" : `; changed since it was kept (${wishes[keptWith]})`;
  const isChanged = first?.owedCents !== payoff?.owedCents;
  const note = isChanged ? `; changed since it was kept (${owedText(first)})` : "";
  return [
    fact("Name", `${user.firstName} ${user.lastName}`),
    fact("Phone", maskPhone(user.phone, store.config.phoneMasks.general)),
    fact("Email", user.email),
    fact("Wants to", wishes[interest] + was),
    fact("Expected payoff", owedText(payoff) + note),
    ...(payoff?.lender ? [fact("Lender", payoff.lender)] : []),
  ];
}

function owedText(payoff: Payoff | null): string {
  return payoff && payoff.owedCents > 0 ? formatAmount(payoff.owedCents) : "none stated";
}

/** The first version, which no inspection changes. */
function offerSections(view: TradeOffer, summary: OfferSummary): SheetSection[] {
  if (view.result.outcome === "no-value") {
    return [
      { title: "Offer", rows: [fact("Outcome", "no value: a person has to make the offer")] },
    ];
  }
  return [
    ...(summary.reasons.length === 0
      ? []
      : [
          {
            title: "To be seen before an offer",
            rows: summary.reasons.map((one) => fact("•", one)),
          },
        ]),
    ...summary.offered.map(({ title, lines, steps, payoff }) => ({
      title: `First offer: ${title}`,
      rows: [...lines, ...steps, ...(payoff?.lines ?? [])].map(amountRow),
    })),
    ...summary.refused.map(({ title, reason }) => ({
      title: `No offer: ${title}`,
      rows: [fact("Why", reason)],
    })),
  ];
}

/** The seller's comments in their own words. */
function commentSections(
  { answers }: StoredInput,
  { questions }: { questions: Readonly<Record<string, { text: string; inputType: string }>> },
): SheetSection[] {
  const rows = Object.entries(answers).flatMap(([id, values]) => {
    const question = questions[id];
    const text = values.join(" ").trim();
    return question?.inputType === "textarea" && text !== "" ? [fact(question.text, text)] : [];
  });
  return rows.length === 0 ? [] : [{ title: "In the seller's words", rows }];
}
