import type { BootState, bootGlobal } from "../../page-state.ts";
import { measurePageHealth, type PageHealthReport } from "./page-health.ts";
import type { Tag } from "./tag.ts";

/** Checked by type only: a value that two scripts import costs both of them some bytes. */
const nameOfBoot: typeof bootGlobal = "__FORECOURT__";

/** Measures how the document does, with consent, while a canary runs. */
export function pageHealthTags(): Tag[] {
  const boot: BootState | undefined = Reflect.get(globalThis, nameOfBoot);
  if (!boot?.measured) return [];
  let isAllowed = false;
  let report: PageHealthReport | null = null;
  let path: string | null = null;
  return [
    {
      needs: "analytics",
      consent({ analytics }) {
        isAllowed = analytics;
        if (analytics) report ??= measurePageHealth(boot, () => isAllowed);
      },
      send(event) {
        path ??= event.path;
        if (event.path !== path) report?.send();
      },
    },
  ];
}
