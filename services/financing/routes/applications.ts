import {
  getApplication,
  submitApplication,
} from "@forecourt/contracts/areas/financing/applications";
import { financingEvents } from "@forecourt/contracts/areas/financing/events";
import { AppError } from "@forecourt/contracts/errors";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import { applicationView, coBorrowerView, mailedView } from "../applications/application-view.ts";
import { applicationById, applicationByToken } from "../applications/find-application.ts";
import { readAnswered } from "../applications/read-application.ts";
import { financingSiteOf } from "../applications/site-of.ts";
import { tokenOfApplication } from "../applications/tokens.ts";
import { currentDeal } from "../deal/state-deal.ts";
import type { Deps } from "../deps.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { submit } from "../submission/submit.ts";
import { originOf } from "./origin-of.ts";

/** Submits drafts, and shows the state of applications. */
export function applicationRoutes(app: Express, deps: Deps): void {
  const { database, vault, dealers, findCar } = deps;
  mount(app, submitApplication, async ({ params, body, request, response }) => {
    const { id, isUnchanged } = await submit(deps, {
      token: params.token,
      site: financingSiteOf(deps, request, "fullCredit"),
      origin: originOf(request, body),
      limit: () => limitNetwork(deps, { request, response }, "apply"),
    });
    const { number } = await applicationById(database, id);
    const { FullCreditApplication: value } = financingEvents;
    const event = { name: "FullCreditApplication" as const, value, id: number };
    return {
      number,
      token: tokenOfApplication(vault.secrets, id),
      isUnchanged,
      event: isUnchanged ? null : event,
    };
  });
  mount(app, getApplication, async ({ params, request }) => {
    const { dealerId } = tenantOf(request);
    const wanted = { dealerId, token: params.token, kind: "full" } as const;
    const found = await applicationByToken(database, vault.secrets, wanted);
    if (found === null) throw new AppError("not-found", "no application has this token");
    const { row, party, isMailed } = found;
    const actor = party === "borrower" ? "borrower" : "co-borrower";
    const access = { actor, reason: "shows the status" };
    const { content, ...answer } = await readAnswered(vault, row, access);
    if (content.kind !== "full") throw new Error("the content is not that of its kind");
    const config = dealers.current().config({ dealerId, storeId: row.store_id });
    if (isMailed) return mailedView(row, { content, ...answer }, config, party);
    const deal = await currentDeal(findCar, dealerId, content.deal);
    return party === "borrower"
      ? applicationView(row, { content, ...answer }, config, deal)
      : coBorrowerView(row, { content, ...answer }, config, deal);
  });
}
