import { getQuestionnaire } from "@forecourt/contracts/areas/trade/appraisals";
import { mount } from "@forecourt/service-kit/mount";
import type { Express } from "express";
import { tradeSiteOf } from "../appraisals/trade-site.ts";
import type { Deps } from "../deps.ts";

/** The questions. The contract leaves out the deductions. */
export function questionnaireRoutes(app: Express, deps: Deps): void {
  mount(app, getQuestionnaire, ({ request }) => tradeSiteOf(deps, request).trade.questionnaire);
}
