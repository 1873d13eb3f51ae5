import { certifiedWarrantyText } from "@forecourt/contracts/areas/inventory/facts";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { SiteContext } from "@forecourt/contracts/site";

/** Settings that only loaders read. */
export function loaderSettings(
  { inventory, ...config }: DealerConfig,
  texts: SiteContext["texts"],
) {
  const { certifiedWarranty } = config.claims;
  return {
    certifiedWarranty: certifiedWarranty && certifiedWarrantyText(certifiedWarranty, texts),
    defaultSort: inventory.defaultSort,
    carsPerPage: inventory.carsPerPage,
    calculator: config.calculator,
    financeProgram: config.financeProgram,
    historyReportUrl: inventory.historyReportUrl,
    creditCheckUrl: config.autoFinancing.creditScorePreApprovalLink,
    restrictions: inventory.restrictions,
    earlyAccessDays: inventory.earlyAccessDays,
    quoteDays: config.leads.quoteDays,
    showPriceRatings: inventory.showPriceRatings,
    showDaysOnLot: inventory.showDaysOnLot,
    illustrationHosts: inventory.illustrationHosts,
  };
}
