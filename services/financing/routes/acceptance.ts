import {
  acceptanceRoute,
  answeredField,
  applicationStatusPath,
  formReturn,
} from "@forecourt/contracts/areas/financing/application-form";
import { AppError } from "@forecourt/contracts/errors";
import { LinkToken } from "@forecourt/contracts/link-token";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import { tenantOf } from "@forecourt/service-kit/tenant";
import express, { type Express, type RequestHandler } from "express";
import { acceptOffer } from "../applications/accept-offer.ts";
import type { Deps } from "../deps.ts";
import { formFieldsOf } from "../forms/read-form.ts";
import { limitNetwork } from "../limits/network-limit.ts";

const parseForm = express.urlencoded({ extended: false, limit: "8kb", parameterLimit: 10 });

/** The form by which a borrower accepts a counter-offer; it leads back to the status page. */
export function acceptanceRoutes(app: Express, deps: Deps): void {
  app.post(acceptanceRoute, requireSameOrigin, parseForm, acceptanceHandler(deps));
}

function acceptanceHandler(deps: Deps): RequestHandler {
  return async (request, response) => {
    const token = LinkToken.safeParse(request.params["token"]).data;
    if (token === undefined) {
      throw new AppError("bad-request", "expected the token of an application");
    }
    if (!request.is("application/x-www-form-urlencoded")) {
      throw new AppError("bad-body", "expected an urlencoded form");
    }
    await limitNetwork(deps, { request, response }, "save");
    const { [answeredField]: answeredAt } = formFieldsOf(request.body);
    const { dealerId } = tenantOf(request);
    const isAccepted = await acceptOffer(deps, {
      dealerId,
      token,
      answeredAt: typeof answeredAt === "string" ? answeredAt : "",
      network: clientNetwork(request),
      dayAt: (storeId, at) => {
        const { timezone } = deps.dealers.current().site({ dealerId, storeId });
        return wallTimeAt(at, timezone).day;
      },
    });
    const mark = isAccepted ? "" : `?${formReturn.changed}=1`;
    response.redirect(303, `${applicationStatusPath(token)}${mark}#answer`);
  };
}
