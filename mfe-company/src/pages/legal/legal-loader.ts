import {
  getAccessibility,
  getCookies,
  getElectronicSignature,
  getPrivacy,
  getTerms,
} from "@forecourt/contracts/areas/company/legal";
import { href } from "@forecourt/contracts/href";
import { defaultLanguage } from "@forecourt/contracts/language";
import type { PageLoader } from "@forecourt/contracts/page";
import { platformPaths } from "@forecourt/contracts/paths/platform-paths";
import type { SiteContext } from "@forecourt/contracts/site";
import { localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import type { LegalData } from "./legal-data.ts";
import { legalSections } from "./legal-sections.ts";

const endpoints = {
  privacy: getPrivacy,
  terms: getTerms,
  cookies: getCookies,
  electronicSignature: getElectronicSignature,
  accessibility: getAccessibility,
} as const;

/** The menus' names of the legal pages. */
const labels = {
  privacy: "menu.privacyPolicy",
  terms: "menu.termsOfSale",
  cookies: "menu.cookiePolicy",
  electronicSignature: "menu.electronicSignature",
  accessibility: "menu.accessibility",
} as const;

type LegalPage = keyof typeof endpoints;

const legalPages = Object.keys(endpoints) as LegalPage[];

/** The loader of a legal page. */
export function legalLoader(page: LegalPage): PageLoader<LegalData> {
  return async (request) => {
    const { site } = request;
    const { texts } = site;
    const canonical = href.page("company", page);
    const trail = [{ label: fillText(texts, labels[page]) }];
    const { head, title, updated, body, more, lang } = await areaClient(request)(endpoints[page]);
    return {
      kind: "page",
      data: {
        title,
        lang,
        binding: bindingOf(site, lang),
        updated: fillText(texts, "legal.updated", {
          date: formatLongDate(updated, localeOf(texts)),
        }),
        ...legalSections([...body, ...more.flatMap((part) => part.body)]),
        others: othersThan(page, texts),
        labels: {
          contents: fillText(texts, "legal.contents"),
          others: fillText(texts, "legal.others"),
          print: fillText(texts, "legal.print"),
        },
      },
      head: { ...head, canonical, jsonLd: [breadcrumbNode(trail, canonical, site)] },
    };
  };
}

/** Laws and contracts are in English: the version in another language helps to read them. */
function bindingOf(
  { texts, language }: SiteContext,
  lang: string | undefined,
): LegalData["binding"] {
  if (language === undefined) return null;
  if (lang !== undefined) return { text: fillText(texts, "legal.englishOnly"), english: null };
  return {
    text: fillText(texts, "legal.translation"),
    english: {
      label: fillText(texts, "legal.english"),
      href: `${platformPaths.language}/${defaultLanguage}`,
    },
  };
}

function othersThan(page: LegalPage, texts: SiteContext["texts"]): LegalData["others"] {
  return legalPages
    .filter((other) => other !== page)
    .map((other) => ({ label: fillText(texts, labels[other]), href: href.page("company", other) }));
}
