import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { Finding } from "../problems/schema-problems.ts";
import { selectorFault } from "./selector-fault.ts";

/** Findings for pop-ups that wait for an element of an invalid selector: they would never show. */
export function selectorFindings({ popups }: Pick<DealerConfig, "popups">): Finding[] {
  return Object.entries(popups).flatMap(([id, { conditions }]) =>
    (["tagQuery", "itemClicked"] as const).flatMap((name): Finding[] => {
      const selector = conditions[name];
      const fault = selector === null ? null : selectorFault(selector);
      if (fault === null) return [];
      const message = `expected a CSS selector such as #offers > .card, found "${selector}": ${fault}`;
      return [{ path: ["popups", id, "conditions", name], message }];
    }),
  );
}
