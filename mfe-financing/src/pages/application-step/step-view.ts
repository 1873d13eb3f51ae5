import {
  type ApplicationPage,
  faultsOfPage,
  pagesOfDraft,
  stepOfPage,
} from "@forecourt/contracts/areas/financing/application-flow";
import { formReturn } from "@forecourt/contracts/areas/financing/application-form";
import type { Party } from "@forecourt/contracts/areas/financing/application-parts";
import { href } from "@forecourt/contracts/href";
import type { ApplicationStep } from "@forecourt/domain/financing/applicant-fields";
import { financingFaults } from "@forecourt/domain/financing/faults";
import { hasSharedHome } from "@forecourt/domain/financing/shared-home";
import { localeOf } from "@forecourt/domain/locale";
import { formatCents } from "@forecourt/domain/money";
import { maskPhone } from "@forecourt/domain/phone";
import { stateNames } from "@forecourt/domain/us-states";
import { siteText, type Text } from "../../parts/application/application-text.ts";
import { dateFormatOf, timeOfMoment } from "../../parts/application/format-values.ts";
import { carView } from "../../parts/deal/car-view.ts";
import { leadOfStep, togetherOf, whoApplies } from "./co-borrower-part.ts";
import { consentsOf } from "./consent-view.ts";
import { draftDeal } from "./draft-deal.ts";
import { draftRows } from "./draft-rows.ts";
import { type DraftView, frameOf } from "./draft-view.ts";
import { entriesOfStep, historyOf, type Part } from "./history-view.ts";
import type { CheckData, StepData } from "./step-data.ts";

const groups = {
  deal: ["deal."],
  about: ["label.", "help."],
  homes: ["label.", "help.", "housing-", "homes.", "choose"],
  work: [
    "label.",
    "help.",
    "employment-",
    "period.",
    "work.",
    "alimony.",
    "other.",
    "debts.",
    "choose",
  ],
  agreements: ["consent.", "marital.", "label.maritalStatus", "help.maritalStatus", "choose"],
} as const satisfies Record<ApplicationStep, readonly string[]>;

/** A page with the fields of one step. */
export function stepView(view: DraftView): StepData {
  const { request, draft, page } = view;
  const { site, url } = request;
  const t = siteText(site.texts);
  const { party, step } = requireStep(draft.party, page);
  const part = party === "borrower" ? draft.borrower : draft.coBorrower;
  if (part === null) throw new Error("a page of a part that this applicant does not have");
  const isChecked = url.searchParams.has(formReturn.check);
  const faults = isChecked ? faultsOfPage(draft, page) : {};
  const isCo = page.startsWith("co-");
  return {
    kind: "step",
    ...frameOf(view, groups[step]),
    lead: leadOfStep(
      view,
      t(isCo && (step === "about" || step === "agreements") ? `${step}.lead.co` : `${step}.lead`),
      t,
    ),
    step,
    isCo,
    fields: part.fields,
    faults,
    deal: step === "deal" ? dealOf(view, t) : null,
    together: togetherOf(view),
    sharedHome: step === "homes" && party === "coBorrower" ? sharedHomeOf(draft, part, t) : null,
    entries: entriesOfStep(step, part, {
      isChecked,
      isAdded: url.searchParams.has(formReturn.add),
    }),
    history: historyOf(step, part.coveredMonths, t),
    asksMaritalStatus: part.asksMaritalStatus,
    consents: step === "agreements" ? consentsOf(view, t) : [],
    again:
      step === "agreements" && part.agreedBefore
        ? t("consent.again", { moment: timeOfMoment(part.agreedBefore, dateFormatOf(site)) })
        : null,
    consentPage: href.page("financing", "electronicConsent"),
    phoneMask: site.phoneMasks.general,
    states: step === "homes" ? stateOptions : [],
    check: checkOf(view, part.fields["residences.0.state"] ?? ""),
    welcome: page === "about" && draft.party === "coBorrower" ? welcomeOf(view, t) : null,
    editor: crypto.randomUUID(),
    seen: part.steps.find((one) => one.step === step)?.editor ?? "",
    replaced:
      view.replaced &&
      draftRows(step, view.replaced, {
        t,
        locale: localeOf(site.texts),
        today: view.today,
        borrowerName: view.draft.borrowerFirstName,
      }),
    hasBack: pagesOfDraft(draft)[0] !== page,
  };
}

function dealOf(view: DraftView, t: Text): StepData["deal"] {
  const { amountToFinanceCents: cents } = draftDeal(view.draft);
  const car = carView(view.request.site, view.draft.car ?? null, null);
  const amount =
    cents === null ? [] : [`${t("deal.amount")}: ${formatCents(cents)}. ${t("deal.amountNote")}`];
  const note = [...(car.note === null ? [] : [car.note]), ...amount].join(" ");
  return {
    car: { ...car, note: note === "" ? null : note },
    who: whoApplies(view, t),
  };
}

function sharedHomeOf(
  { borrowerFirstName: name }: DraftView["draft"],
  { fields }: Part,
  t: Text,
): StepData["sharedHome"] {
  return {
    label: name === "" ? t("homes.sameAs.nameless") : t("homes.sameAs", { name }),
    help: t("homes.sameAs.help"),
    isGiven: hasSharedHome(fields),
  };
}

const stateOptions = Object.entries(stateNames)
  .map(([value, label]) => ({ value, label }))
  .toSorted((a, b) => (a.label < b.label ? -1 : 1));

function requireStep(own: Party, page: ApplicationPage) {
  const at = stepOfPage(own, page);
  if (at === null) throw new Error(`${page} is no step`);
  return at;
}

function checkOf({ request, draft, consents }: DraftView, state: string): CheckData {
  const { texts, timezone } = request.site;
  return {
    timezone,
    consents: {
      softPull: consents.softPull.version,
      hardPull: consents.hardPull.version,
      esign: consents.esign.version,
      jointIntent: consents.jointIntent.version,
    },
    isJoint: draft.isJoint,
    priced: pricedOf(draft),
    state,
    faults: Object.fromEntries(
      financingFaults.map((fault) => [fault, texts[`financing.fault.${fault}`] ?? fault]),
    ),
  };
}

function pricedOf({ car }: DraftView["draft"]): CheckData["priced"] {
  const totalCents = car?.state === "for-sale" ? (car.facts?.totalCents ?? null) : null;
  return car && totalCents !== null ? { vin: car.vin, totalCents } : null;
}

function welcomeOf({ request, draft }: DraftView, t: Text): StepData["welcome"] {
  const { store, phoneMasks } = request.site;
  const name = draft.borrowerFirstName;
  const phone = maskPhone(store.phone, phoneMasks.general);
  return {
    title: name === "" ? t("co.welcome.nameless") : t("co.welcome.title", { name }),
    text: `${name === "" ? t("co.welcome.nameless.text") : t("co.welcome.text", { name })} ${t("co.welcome.unknown", { phone })}`,
  };
}
