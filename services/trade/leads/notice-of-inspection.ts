import {
  type AfterInspection,
  afterInspectionSummary,
} from "@forecourt/contracts/areas/trade/after-inspection";
import { tradeOfferPath, yourVehiclePath } from "@forecourt/contracts/areas/trade/trade-paths";
import type { Letter } from "@forecourt/contracts/leads/service-lead";
import { fillText } from "@forecourt/domain/fill-text";
import { maskPhone } from "@forecourt/domain/phone";
import type { OfferLead } from "./lead-of-offer.ts";
import { rowOf } from "./summary-tables.ts";

/** The mail to the seller about the result of an inspection, with what the page shows. `token` is of the offer's page. */
export function letterOfInspection(
  { offer, texts, store }: OfferLead,
  after: AfterInspection,
  token: string | null,
): Letter {
  const t = (key: string, values = {}) => fillText(texts, `trade.mail.${key}`, values);
  const phone = maskPhone(store.sales.phone, store.phoneMasks.general);
  const { name } = store.company;
  const summary = afterInspectionSummary(after, { store: name, phone, texts });
  const isDeclined = after.state === "declined";
  const { found, kinds, next, sentences } = summary;
  return {
    subject: t(`${isDeclined ? "declined" : "revised"}.subject`, { number: offer.number }),
    paragraphs: [
      ...(isDeclined ? [] : [t("revised.intro", { store: name })]),
      ...sentences,
      ...(found ? [`${found.title}:\n${found.items.map((item) => `• ${item}`).join("\n")}`] : []),
    ],
    tables: kinds.map(({ title, lines, steps }) => ({
      title,
      rows: [...lines, ...steps].map(rowOf),
    })),
    notes: [
      ...next,
      ...(isDeclined ? [t("declined.return", { phone })] : []),
      ...(token === null ? [] : [t("private")]),
    ],
    // An offer that was kept before links were stored has no address to name.
    link: { label: t("link"), path: token === null ? yourVehiclePath : tradeOfferPath(token) },
    appointment: null,
  };
}
