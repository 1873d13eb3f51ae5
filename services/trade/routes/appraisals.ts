import {
  getAppraisal,
  saveAnswers,
  saveCar,
  startAppraisal,
} from "@forecourt/contracts/areas/trade/appraisals";
import { mount } from "@forecourt/service-kit/mount";
import type { Express } from "express";
import {
  type AppraisalContent,
  appraisalByToken,
  changeAppraisal,
  insertAppraisal,
} from "../appraisals/appraisal-store.ts";
import { checkCar } from "../appraisals/check-car.ts";
import { type TradeSite, tradeSiteOf } from "../appraisals/trade-site.ts";
import { spelledAsKnown } from "../car-lookup/car-names.ts";
import type { Deps } from "../deps.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { appraisalView } from "../seller-pages/appraisal-view.ts";

/** Begins appraisals, and stores their cars and answers. */
export function appraisalRoutes(app: Express, deps: Deps): void {
  const { database, now } = deps;
  const changed = async (
    site: TradeSite,
    token: string,
    change: (content: AppraisalContent) => AppraisalContent,
  ) => {
    const found = { dealerId: site.dealerId, token, now: now() };
    return appraisalView(deps, site, await changeAppraisal(database, found, change));
  };
  mount(app, startAppraisal, async ({ body, request, response }) => {
    const site = tradeSiteOf(deps, request);
    const checked = checkCar(body.car, site.texts);
    await limitNetwork(deps, { request, response }, "start");
    const car = await spelledAsKnown(deps, site, checked);
    const { token, row } = await insertAppraisal(database, { ...site, car, now: now() });
    return { token, appraisal: await appraisalView(deps, site, row) };
  });
  mount(app, getAppraisal, async ({ params, request }) => {
    const site = tradeSiteOf(deps, request);
    const found = { dealerId: site.dealerId, token: params.token, now: now() };
    return appraisalView(deps, site, await appraisalByToken(database, found));
  });
  mount(app, saveCar, async ({ params, body, request, response }) => {
    const site = tradeSiteOf(deps, request);
    const checked = checkCar(body.car, site.texts);
    await limitNetwork(deps, { request, response }, "save");
    const car = await spelledAsKnown(deps, site, checked);
    return changed(site, params.token, (content) => ({ ...content, car }));
  });
  mount(app, saveAnswers, async ({ params, body, request, response }) => {
    const site = tradeSiteOf(deps, request);
    const { questions } = site.trade.questionnaire;
    const known = Object.entries(body.answers).filter(([id]) => Object.hasOwn(questions, id));
    await limitNetwork(deps, { request, response }, "save");
    return changed(site, params.token, ({ car, answers }) => ({
      car,
      answers: { ...answers, ...Object.fromEntries(known) },
    }));
  });
}
