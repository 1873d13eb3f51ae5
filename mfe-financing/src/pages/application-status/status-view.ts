import {
  applicationStatusPath,
  formReturn,
} from "@forecourt/contracts/areas/financing/application-form";
import type { Application } from "@forecourt/contracts/areas/financing/applications";
import type { PageRequest } from "@forecourt/contracts/page";
import { maskPhone } from "@forecourt/domain/phone";
import { pickTexts, siteText, type Text } from "../../parts/application/application-text.ts";
import {
  type DateFormat,
  dateFormatOf,
  dayOfMoment,
  timeOfMoment,
} from "../../parts/application/format-values.ts";
import { openingAfter } from "../../parts/call-back/opening-after.ts";
import { dealRows } from "../../parts/deal/deal-rows.ts";
import { copyOfApplicant, copyOfInvited } from "./copy-of-applicant.ts";
import { offerView, withdrawnView } from "./offer-view.ts";
import type { StatusData } from "./status-data.ts";

type Request = Pick<PageRequest, "site" | "url" | "params">;

/** Status of an application as its page shows it. */
export function statusView(request: Request, application: Application, now: Date): StatusData {
  const { site, url, params } = request;
  const t = siteText(site.texts);
  const spoken = dateFormatOf(site);
  const { number, borrower, coBorrower, invitedCoBorrower } = application;
  const phone = maskPhone(application.storePhone, site.phoneMasks.general);
  const copy = { t, phoneMask: site.phoneMasks.general };
  const sharedHome = application.isHomeShared
    ? t("homes.sameAs", { name: application.borrowerFirstName })
    : null;
  return {
    kind: "status",
    title: titleOf(application, t),
    number: t("status.number", { number }),
    together: togetherOf(application, t),
    stages: stagesOf(application, spoken, t),
    next: application.status === "answered" ? null : nextOf(site, application, now),
    answer: answerOf(application, phone, t),
    terms: application.terms ?? null,
    offer: offerView(application, {
      token: params["token"] ?? "",
      spoken,
      now,
      t,
    }),
    withdrawn: withdrawnView(application, { spoken, t }),
    isChanged: url.searchParams.has(formReturn.changed),
    adverse: adverseOf(application, spoken, t),
    applicants: [
      ...(application.deal
        ? [{ title: t("deal.title"), rows: dealRows(application.deal, t), note: null }]
        : []),
      ...(borrower ? [copyOfApplicant(t("status.borrower"), borrower, copy)] : []),
      ...(coBorrower
        ? [copyOfApplicant(t("status.coBorrower"), coBorrower, { ...copy, sharedHome })]
        : []),
      ...(invitedCoBorrower ? [copyOfInvited(invitedCoBorrower, t)] : []),
    ],
    consents: application.consents.map((consent) => ({
      title: consent.name === "softPull" ? "" : t(`consent.${consent.name}`),
      text: consent.text,
      given: t("status.consentAt", {
        party: t(consent.party === "borrower" ? "status.borrower" : "status.coBorrower"),
        moment: timeOfMoment(consent.at, spoken),
      }),
    })),
    call: { phone: application.storePhone, text: t("status.call", { phone }) },
    isLate: url.searchParams.has(formReturn.late),
    labels: pickTexts(site.texts, ["status.", "resume."]),
    sentFrom: url.searchParams.has(formReturn.sent)
      ? applicationStatusPath(params["token"] ?? "")
      : null,
  };
}

function nextOf(site: Request["site"], { receivedAt }: Application, now: Date): string {
  const t = siteText(site.texts);
  const opening = openingAfter(site, { receivedAt, now });
  return opening === null ? t("status.next") : t("status.next.closed", { opening });
}

function titleOf(application: Application, t: Text): string {
  const { party, firstName: name, answer } = application;
  const isCo = party === "coBorrower";
  if (isAccepted(application)) {
    return t(isCo ? "status.title.co.accepted" : "status.title.accepted", { name });
  }
  if (isCo) return t("status.title.co", { name });
  return t(answer === null ? "status.title" : "status.title.answered", { name });
}

function togetherOf(application: Application, t: Text): string | null {
  const { party, isJoint, borrowerFirstName } = application;
  const coBorrower = application.coBorrower ?? application.invitedCoBorrower;
  if (!isJoint) return null;
  const name = party === "borrower" ? coBorrower?.firstName : borrowerFirstName;
  return name === undefined ? null : t("status.with", { name });
}

function stagesOf(application: Application, spoken: DateFormat, t: Text): StatusData["stages"] {
  const at = (moment: string | null) => moment && dayOfMoment(moment, spoken);
  return [
    { label: t("status.received"), at: at(application.receivedAt) },
    { label: t("status.viewed"), at: at(application.viewedAt ?? application.answeredAt) },
    { label: t("status.answered"), at: at(application.answeredAt) },
  ];
}

function isAccepted({ acceptedAt = null }: Application): boolean {
  return acceptedAt !== null;
}

function answerOf(application: Application, phone: string, t: Text): string | null {
  const { party, status, answer, storeName, terms = null, offer = null } = application;
  if (status !== "answered") return null;
  if (party === "coBorrower") {
    return t(answer === null ? "status.co.answered" : "status.co.offer", {
      store: storeName,
      phone,
    });
  }
  if (isAccepted(application)) return t("status.answer.accepted");
  const isStated = terms !== null || offer !== null;
  if (answer === "approved" && isStated) return t("status.answer.approved.stated");
  return answer === null ? null : t(`status.answer.${answer}`);
}

function adverseOf(application: Application, spoken: DateFormat, t: Text): StatusData["adverse"] {
  const { adverseReasons: reasons, storeName: store, storeAddress, receivedAt } = application;
  if (reasons.length === 0) return null;
  return {
    creditor: t("status.adverse.creditor", { store, address: storeAddress }),
    text: t("status.adverse.text", { store, date: dayOfMoment(receivedAt, spoken) }),
    reasons,
  };
}
