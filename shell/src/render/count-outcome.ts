import type { ReleaseRecord } from "@forecourt/contracts/release";
import type { PageState } from "../app/page-state.ts";
import type { AreaOutcome, RendererHost } from "./renderer-host.ts";

/** Counts how a page of an area came out, by the release that drew it. */
export function countOutcome(
  { outcomes }: Pick<RendererHost, "outcomes">,
  { live }: ReleaseRecord,
  { area, page }: Pick<PageState, "area" | "page">,
  outcome: AreaOutcome,
): void {
  if (area === null) return;
  const name = `mfe-${area}` as const;
  outcomes?.count({ release: `${name}.${live[name] ?? "none"}`, page: page ?? "none", outcome });
}
