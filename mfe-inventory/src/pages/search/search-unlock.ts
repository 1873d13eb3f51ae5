import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import type { PageRequest } from "@forecourt/contracts/page";
import { formatNumber } from "@forecourt/domain/format-number";
import { pluralForm } from "@forecourt/domain/plural-form";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { UnlockData } from "../../features/unlock/unlock-data.ts";
import { unlockView } from "../../features/unlock/unlock-view.ts";

/** The offer to unlock a list's early-access cars; null without such cars or where it is switched off. */
export function searchUnlock(
  request: Pick<PageRequest, "url" | "site">,
  { filter }: Pick<SearchState, "filter">,
  { privateCars: count }: Pick<SearchReply, "privateCars">,
): UnlockData | null {
  const { restrictions, earlyAccessDays: days, texts } = request.site;
  if (count === 0 || !restrictions[filter.condition ?? "search"].unlockInventory) return null;
  const key = `unlock.list${days === 1 ? ".day" : ""}.${pluralForm(count)}`;
  return unlockView(request, {
    title: fillText(texts, key, { count: formatNumber(count), days }),
    body: fillText(texts, "unlock.list.body"),
  });
}
