import { getConsentTexts } from "@forecourt/contracts/areas/financing/application-parts";
import type { PageLoader } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import { answer, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";

const pages = {
  autoFinancing: true,
  preApproval: true,
  creditScore: true,
  fullCredit: true,
  search: true,
};

const hardPull = { version: "v1", text: "A hard inquiry." };

/** The notice of the soft pull, as the service has it. */
export const softPull = { version: "v1", text: "I authorize a soft inquiry." };

/** Result of a loader in a site with `changes`. */
export function loadFormPageOf<Data>(load: PageLoader<Data>, changes: Partial<SiteContext> = {}) {
  const site = siteFixture({ pages, ...changes });
  const texts = { softPull, hardPull, esign: hardPull, jointIntent: hardPull };
  return withService(answer(getConsentTexts, { texts }), ({ url }) =>
    load(pageRequest("/auto-financing/apply-for-financing", url, { site })),
  );
}
