import type { VisitRecalls } from "@forecourt/contracts/areas/service/recalls";
import { pluralForm } from "@forecourt/domain/plural-form";
import type { Text } from "../../parts/visit/visit-text.ts";

export interface RecallsData {
  hasOpenRecalls: boolean;
  title: string;
  /** Subject of each recall. */
  recalls: { id: string; text: string }[];
  /** Sentences after the list. */
  notes: string[];
}

/** Text about recalls; null = the VIN is not known, or the dealer has no source of recalls. */
export function recallsView(
  t: Text,
  { status, recalls, isSandbox }: VisitRecalls,
): RecallsData | null {
  if (status === "off") return null;
  const sandbox = isSandbox ? [t("recalls.sandbox")] : [];
  if (status !== "open") {
    return { hasOpenRecalls: false, title: t(`recalls.${status}`), recalls: [], notes: sandbox };
  }
  const count = recalls.length;
  const form = pluralForm(count);
  return {
    hasOpenRecalls: true,
    title: form === "one" ? t("recalls.open.one") : t("recalls.open.other", { count }),
    recalls: recalls.map(({ campaign, component, summary }) => ({
      id: campaign,
      text: t("recalls.line", { component, summary, campaign }),
    })),
    notes: [t("recalls.free"), ...sandbox],
  };
}
