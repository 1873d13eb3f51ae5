import { defaultLanguage } from "@forecourt/contracts/language";
import type { SiteLanguage } from "@forecourt/contracts/site";
import {
  type SettingTranslations,
  translateSettings,
} from "@forecourt/contracts/translate-settings";
import { disclosureFindings, fillClaims } from "../credit-claims/credit-claims.ts";
import { factsOf } from "../facts.ts";
import { attributeToSource } from "../files/layer.ts";
import { fill } from "../placeholders.ts";
import type { Problem } from "../problems/problem.ts";
import type { StoreSettings } from "../settings/settings.ts";
import { type DealerTexts, fillTexts } from "../texts.ts";
import type { ViewSource } from "./view-source.ts";

const noTexts: DealerTexts = { texts: {}, facts: new Map(), layers: [] };

/** The texts of one store in a language, and what its contents are filled with. */
export function filledTexts(
  language: string,
  source: ViewSource,
  store: Pick<StoreSettings, "config" | "chosen">,
  problems: Problem[],
) {
  const { config } = store;
  const texts = source.texts().get(language) ?? noTexts;
  const stores = [...source.settings.stores.values()].map((one) => one.config);
  const facts = factsOf(store, stores, texts.texts);
  const filled = fillTexts(texts, facts);
  // On pages in another language than English, the policy of the cookie banner is in it, too.
  const policy = `consent.${language}.policy`;
  if (language !== defaultLanguage && Object.hasOwn(filled.texts, policy)) {
    filled.texts[policy] = filled.texts["menu.cookiePolicy"] ?? "";
  }
  const words = source.translations().get(language)?.words ?? {};
  const { claims, findings } = fillClaims(
    translateSettings(config.creditClaims, words),
    filled.texts,
  );
  const textFindings = [...filled.findings, ...disclosureFindings(texts.texts)];
  problems.push(...attributeToSource(texts.layers, textFindings));
  return { texts: filled.texts, facts, claims, findings };
}

/** The sentence on calls and texts in the name of each of several stores, by id; empty where there is one store. */
export function contactConsents(language: string, source: ViewSource): Map<string, string> {
  const stores = [...source.settings.stores.values()].map(({ config }) => config);
  if (stores.length < 2) return new Map();
  const { texts } = source.texts().get(language) ?? noTexts;
  const sentence = texts["leadForm.consent"] ?? "";
  return new Map(
    stores.map((config) => {
      const facts = factsOf({ config, chosen: true }, stores, texts);
      return [config.store.id, fill(sentence, (name) => facts[name])];
    }),
  );
}

/** The languages of a dealer, and how words that services say in English are called in `language`. */
export function languagesAndTranslations(
  language: string,
  source: ViewSource,
): { languages: SiteLanguage[]; words: SettingTranslations } {
  const english = source.texts().get(defaultLanguage) ?? noTexts;
  const own = source.texts().get(language) ?? noTexts;
  const words = { ...feeTranslations(english, own), ...source.translations().get(language)?.words };
  return { languages: languagesOf(source), words };
}

/** The names of fees, which services say in English, as those of settings. */
function feeTranslations(
  { texts: english }: DealerTexts,
  { texts: own }: DealerTexts,
): SettingTranslations {
  return Object.fromEntries(
    ["fees.documentary", "fees.thirtyDayDrive"].map((key) => [
      english[key] ?? key,
      own[key] ?? key,
    ]),
  );
}

function languagesOf({ settings, texts }: ViewSource): SiteLanguage[] {
  return settings.identity.languages.map((code) => {
    const own = texts().get(code)?.texts ?? {};
    const { "language.name": name = code, "language.offer": question = "" } = own;
    const { "language.offer.link": link = name, "language.offer.dismiss": dismiss = "" } = own;
    return { code, name, offer: { question, link, dismiss } };
  });
}
