import { AppError } from "@forecourt/contracts/errors";
import { countRecoveredError } from "@forecourt/contracts/visitor/recovered-error";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import { mount } from "@forecourt/service-kit/mount";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { createFloodLimit } from "../tracking/flood-limit.ts";

/** A document sends one; offices share an address. */
const ERRORS_PER_MINUTE = 60;

/** Counts errors of browsers from which React recovered. */
export function recoveredErrorRoutes(app: Express, { recoveredErrors, now }: Deps): void {
  const limit = createFloodLimit(ERRORS_PER_MINUTE);
  app.use(countRecoveredError.path, requireSameOrigin);
  mount(app, countRecoveredError, ({ body, request }) => {
    if (!limit.allows(clientNetwork(request), now().getTime())) {
      throw new AppError("too-many-requests", "expected fewer errors from one address");
    }
    recoveredErrors.inc(body);
    return undefined;
  });
}
