import type { DealerConfig } from "@forecourt/contracts/dealer-config";

/** Settings that loaders read, without words for readers. */
export function loaderSettings({ inventory, ...config }: DealerConfig) {
  return {
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
