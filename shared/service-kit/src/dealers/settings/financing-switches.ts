import type { DealerConfig } from "@forecourt/contracts/dealer-config";

/**
 * A form that `autoFinancing` switches off has no page, menu link or content either. Without a form of its
 * own, a store offers the credit score only where a partner checks it.
 */
export function switchFormsOff(config: DealerConfig): DealerConfig {
  const { pages, autoFinancing } = config;
  const preApproval = pages.preApproval && autoFinancing.preApproved;
  const isScoreOffered = preApproval || autoFinancing.creditScorePreApprovalLink !== null;
  return {
    ...config,
    pages: {
      ...pages,
      preApproval,
      creditScore: pages.creditScore && isScoreOffered,
      fullCredit: pages.fullCredit && autoFinancing.fullCredit,
    },
  };
}
