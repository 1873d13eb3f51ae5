import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { SitePopup } from "@forecourt/contracts/popups";
import type { DealerSettings } from "../settings/settings.ts";
import { assetPath } from "./asset-path.ts";
import { safeHtml } from "./safe-html.ts";

/** The pop-ups of a store that are switched on, in the order of its files. */
export function sitePopups(
  dealer: Pick<DealerSettings, "assets">,
  { popups }: Pick<DealerConfig, "popups">,
): SitePopup[] {
  return Object.entries(popups)
    .filter(([, { active }]) => active)
    .map(([id, { active: _active, component: _component, data, ...popup }]) => ({
      ...popup,
      id,
      data: {
        ...data,
        image: assetPath(dealer, data.image),
        disclaimer: data.disclaimer && {
          html: safeHtml(data.disclaimer.text),
          position: data.disclaimer.position,
        },
        thankYou: { ...data.thankYou, image: assetPath(dealer, data.thankYou.image) },
      },
    }));
}
