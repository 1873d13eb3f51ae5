import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { JsonPath } from "../json/json.ts";
import { menuFindings } from "../menus/menu-checks.ts";
import { didYouMean } from "../problems/did-you-mean.ts";
import type { Finding } from "../problems/schema-problems.ts";
import { contrast, nearestPassing, requiredContrast } from "./contrast.ts";
import { schedulingFindings } from "./scheduling-checks.ts";
import { selectorFindings } from "./selector-checks.ts";
import { tradeFindings } from "./trade-checks.ts";

/**
 * Checks beyond the schema: contrast, missing images, menu items without a page, unknown fees,
 * pop-ups that wait for an element that cannot exist, rules of trade-in offers that never hold, and scheduling of
 * visits that could never be booked.
 */
export function settingsFindings(
  config: DealerConfig,
  assets: ReadonlyMap<string, string>,
): Finding[] {
  return [
    ...themeFindings(config),
    ...serviceFindings(config),
    ...assetFindings(config, assets),
    ...menuFindings(config.menu),
    ...taxFindings(config),
    ...photoHostFindings(config),
    ...selectorFindings(config),
    ...tradeFindings(config.trade),
    ...schedulingFindings(config),
  ];
}

function themeFindings({ theme }: DealerConfig): Finding[] {
  const ratio = contrast(theme.brand, theme.onBrand);
  if (ratio >= requiredContrast) return [];
  const passing = nearestPassing(theme.brand, theme.onBrand);
  const message =
    `expected a contrast of ${requiredContrast}:1 with onBrand ${theme.onBrand}, found ` +
    `${theme.brand} with ${ratio.toFixed(2)}:1; the nearest color that passes is ${passing}`;
  return [{ path: ["theme", "brand"], message }];
}

function serviceFindings({ pages, service }: DealerConfig): Finding[] {
  if (!pages.service || service) return [];
  const message = "expected a service department, because pages.service is true, found nothing";
  return [{ path: ["service"], message }];
}

function assetFindings(config: DealerConfig, assets: ReadonlyMap<string, string>): Finding[] {
  const { store, logos, site, employees, popups } = config;
  const named: [JsonPath, string | null | undefined][] = [
    ...(["color", "white", "icon", "mail"] as const).map((form): [JsonPath, string | null] => [
      ["logos", form],
      logos[form],
    ]),
    [["store", "picture"], store.picture],
    [["site", "image"], site.image],
    [["site", "twitterImage"], site.twitterImage],
    [["employees", "generalManager", "photo"], employees.generalManager?.photo],
    [["employees", "serviceManager", "photo"], employees.serviceManager?.photo],
    ...Object.entries(popups).flatMap(([id, { data }]): [JsonPath, string | null][] => [
      [["popups", id, "data", "image"], data.image],
      [["popups", id, "data", "thankYou", "image"], data.thankYou.image],
    ]),
  ];
  return named.flatMap(([path, name]) =>
    !name || assets.has(name)
      ? []
      : [{ path, message: `expected a file of assets/, found none named "${name}"` }],
  );
}

/** Pictures of a misspelled host would not be marked as illustrations. */
function photoHostFindings({ inventory }: DealerConfig): Finding[] {
  return inventory.illustrationHosts.flatMap((host, index): Finding[] => {
    if (inventory.photoHosts.includes(host)) return [];
    const message = `expected one of photoHosts, found "${host}"${didYouMean(host, inventory.photoHosts)}`;
    return [{ path: ["inventory", "illustrationHosts", index], message }];
  });
}

/** A misspelled fee would be taxed without a message. */
function taxFindings({ taxes, fees }: DealerConfig): Finding[] {
  const ids = ["documentary", "thirtyDayDrive", ...fees.others.map((fee) => fee.id)];
  return Object.entries(taxes.states).flatMap(([state, { untaxedFees }]) =>
    untaxedFees.flatMap((id, index): Finding[] => {
      if (ids.includes(id)) return [];
      const message = `expected the id of a fee, found "${id}"${didYouMean(id, ids)}`;
      return [{ path: ["taxes", "states", state, "untaxedFees", index], message }];
    }),
  );
}
