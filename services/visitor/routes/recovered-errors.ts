import { AppError } from "@forecourt/contracts/errors";
import { type ReleasableName, StoredReleasableName } from "@forecourt/contracts/release";
import { countRecoveredError } from "@forecourt/contracts/visitor/recovered-error";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import { mount } from "@forecourt/service-kit/mount";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { createFloodLimit } from "../tracking/flood-limit.ts";

/** A document sends one report; offices share an address. */
const ERRORS_PER_MINUTE = 60;

/** Counts errors of browsers from which React recovered. */
export function recoveredErrorRoutes(
  app: Express,
  { recoveredErrors, isStoredRelease, now }: Deps,
): void {
  const limit = createFloodLimit(ERRORS_PER_MINUTE);
  app.use(countRecoveredError.path, requireSameOrigin);
  mount(app, countRecoveredError, async ({ body: { kind, page, release }, request }) => {
    if (!limit.allows(clientNetwork(request), now().getTime())) {
      throw new AppError("too-many-requests", "expected fewer errors from one address");
    }
    const name = releasableOf(page);
    // Labels are names of existing areas and releases, so that nobody can add series without end.
    const isKnown = name && release && (await isStoredRelease(name, release));
    recoveredErrors.inc({ kind, page, release: isKnown ? `${name}.${release}` : "none" });
    return undefined;
  });
}

/** The remote of a page; null = it is none of an area's. */
function releasableOf(page: string): ReleasableName | null {
  const [area = ""] = page.split("/");
  const name = StoredReleasableName.safeParse(`mfe-${area}`);
  return name.success ? name.data : null;
}
