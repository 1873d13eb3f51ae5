import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { defaultLanguage } from "@forecourt/contracts/language";
import { platformPaths } from "@forecourt/contracts/paths/platform-paths";
import { sharePicture } from "@forecourt/contracts/share-picture";
import type { SiteContext, SiteLanguage } from "@forecourt/contracts/site";
import type { SiteMenu } from "@forecourt/contracts/site-menu";
import {
  type SettingTranslations,
  translateSettings,
} from "@forecourt/contracts/translate-settings";
import { resolveMenu } from "../menus/menus.ts";
import type { DealerSettings, StoreSettings } from "../settings/settings.ts";
import { assetPath } from "./asset-path.ts";
import { loaderSettings } from "./loader-settings.ts";
import { sitePopups } from "./popups.ts";
import { feesOf, placeOf, placeWithHours, storeChoices } from "./site-stores.ts";
import { socialsOf } from "./socials.ts";

/** Texts of one language with a store's facts, and the languages of the site. */
interface SiteTexts {
  texts: Record<string, string>;
  language: string;
  languages: readonly SiteLanguage[];
  variants?: string;
  /** Translations of the texts in settings, by English text; empty = the language is English. */
  words: SettingTranslations;
  /** The sentence on calls and texts in the name of each store, by id; empty where there is one store. */
  contactConsents: ReadonlyMap<string, string>;
}

/** The public part of a store's settings. */
export function siteOf(
  dealer: DealerSettings,
  { config, chosen }: StoreSettings,
  { texts, language, languages, variants, words, contactConsents }: SiteTexts,
): SiteContext {
  const { company, site, theme } = config;
  const inWords = <Value>(value: Value) =>
    language === defaultLanguage ? value : translateSettings(value, words);
  const { aliases, redirects } = dealer.identity;
  const popups = inWords(sitePopups(dealer, config));
  return {
    dealerId: dealer.id,
    origin: site.url,
    ...(language === defaultLanguage ? {} : { language, prefix: `/${language}` }),
    ...(languages.length > 1 && { languages }),
    ...experimentsOf(config, variants),
    name: site.name,
    description: inWords(site.description),
    socialImage: assetPath(dealer, site.image) ?? sharePicture.home(),
    ...(site.twitterImage !== null && { twitterImage: assetPath(dealer, site.twitterImage) }),
    store: placeOf(config, texts),
    storeChosen: chosen,
    stores: inWords(storeChoices(dealer, config, texts)),
    logo: {
      label: config.logos.label,
      image: assetPath(dealer, config.logos.color),
      imageOnDark: assetPath(dealer, config.logos.white),
    },
    icon: assetPath(dealer, config.logos.icon),
    menu: withLanguages(resolveMenu(config, texts), languages, language),
    texts,
    ...(language !== defaultLanguage && { words }),
    ...(Object.keys(aliases).length === 0 ? {} : { aliases }),
    ...(Object.keys(redirects).length === 0 ? {} : { redirects }),
    pages: { ...config.pages },
    conditions: [...config.inventory.conditions],
    filterPriority: [...config.inventory.filterPriority],
    ...loaderSettings(config, texts),
    taxes: inWords(config.taxes),
    places: [...dealer.stores.values()].map(({ config: own }) => ({
      ...placeWithHours(own, texts),
      ...(dealer.stores.size > 1 && {
        menu: withLanguages(resolveMenu(own, texts), languages, language),
        contactConsent: contactConsents.get(own.store.id) ?? "",
      }),
    })),
    fees: inWords(feesOf(config, texts)),
    ...(theme.font === null ? {} : { font: theme.font }),
    theme: themeRules(theme),
    socials: socialsOf(config.socials),
    timezone: company.timezone,
    ...(popups.length === 0 ? {} : { popups }),
    phoneMasks: { general: config.phoneMasks.general, input: config.phoneMasks.input },
    cookieTier: config.privacy.cookieTier,
    lockBackground: config.privacy.lockBackground,
    ...outsideOf(config),
  };
}

function experimentsOf(
  { experiments: { companyId } }: DealerConfig,
  variants: string | undefined,
): Pick<SiteContext, "variants" | "companyId"> {
  return { ...(variants && { variants }), ...(companyId !== null && { companyId }) };
}

/** The menu with links to the same page in the other languages. */
function withLanguages(menu: SiteMenu, languages: readonly SiteLanguage[], own: string): SiteMenu {
  const others = languages.filter(({ code }) => code !== own);
  const links = others.map(({ code, name }) => {
    return { label: name, path: `${platformPaths.language}/${code}`, language: code };
  });
  return { ...menu, footerLine: [...menu.footerLine, ...links] };
}

function themeRules({ brand, onBrand, radiusPx, fontFamily }: DealerConfig["theme"]) {
  return {
    "--brand": brand,
    "--on-brand": onBrand,
    "--radius": `${radiusPx}px`,
    "--font": fontFamily,
  };
}

/** Scripts of other sites, for visitors who allow them; most dealers have none. */
function outsideOf({ analytics, chat }: DealerConfig): Pick<SiteContext, "tags" | "chatScript"> {
  const { forwarding: _onServers, ...ids } = analytics;
  const tags = Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== null));
  return {
    ...(Object.keys(tags).length > 0 && { tags }),
    ...(chat.enabled && chat.scriptUrl !== null && { chatScript: chat.scriptUrl }),
  };
}
