import {
  getAccessibility,
  getCookies,
  getElectronicSignature,
  getPrivacy,
  getTerms,
} from "@forecourt/contracts/areas/company/legal";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
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
    const { head, title, updated, body } = await areaClient(request)(endpoints[page]);
    return {
      kind: "page",
      data: {
        title,
        updated: fillText(texts, "legal.updated", { date: writtenOut(updated) }),
        ...legalSections(body),
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

function othersThan(page: LegalPage, texts: SiteContext["texts"]): LegalData["others"] {
  return legalPages
    .filter((other) => other !== page)
    .map((other) => ({ label: fillText(texts, labels[other]), href: href.page("company", other) }));
}

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "2026-11-02" → "November 2, 2026" */
function writtenOut(day: string): string {
  return longDate.format(Date.parse(`${day}T00:00:00Z`));
}
