import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { maskPhone } from "@forecourt/domain/phone";
import { siteText } from "../../parts/application/application-text.ts";
import type { ElectronicConsentData } from "./electronic-consent-data.ts";
import { linkedText } from "./linked-text.ts";

const sections = ["what", "paper", "withdraw", "contact", "need"] as const;

/** The disclosure that has to be read before the consent (E-SIGN Act, 15 U.S.C. 7001(c)). */
export const loadElectronicConsent: PageLoader<ElectronicConsentData> = async ({ site }) => {
  const t = siteText(site.texts);
  const phone = maskPhone(site.store.phone, site.phoneMasks.general);
  return {
    kind: "page",
    data: {
      title: t("esign.title"),
      lead: t("esign.lead"),
      sections: sections.map((name) => ({
        title: t(`esign.${name}.title`),
        text: linkedText(t(`esign.${name}.text`, { phone }), {
          [phone]: `tel:${site.store.phone}`,
          [site.store.email]: `mailto:${site.store.email}`,
        }),
      })),
      back: { label: t("esign.back"), href: href.page("financing", "application") },
    },
    head: {
      title: t("esign.head.title"),
      description: t("esign.head.description"),
      canonical: href.page("financing", "electronicConsent"),
    },
  };
};
