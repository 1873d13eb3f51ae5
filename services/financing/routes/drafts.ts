import { randomUUID } from "node:crypto";
import {
  deleteDraft,
  getDraft,
  inviteCoBorrower,
  saveDraft,
  setJoint,
  startDraft,
} from "@forecourt/contracts/areas/financing/drafts";
import { AppError } from "@forecourt/contracts/errors";
import { stepOfField } from "@forecourt/domain/financing/applicant-fields";
import { mount } from "@forecourt/service-kit/mount";
import type { Express } from "express";
import { financingSiteOf } from "../applications/site-of.ts";
import type { Deps } from "../deps.ts";
import { changeJoint, discardDraft, invite, saveStep, viewDraft } from "../drafts/draft-actions.ts";
import { insertDraft } from "../drafts/draft-store.ts";
import { limitNetwork } from "../limits/network-limit.ts";

/** Drafts of full applications. Their tokens are the only authorization. */
export function draftRoutes(app: Express, deps: Deps): void {
  mount(app, startDraft, async ({ body, request, response }) => {
    const { dealerId, storeId } = financingSiteOf(deps, request, "fullCredit");
    for (const field of Object.keys(body.fields)) requireField(field);
    await limitNetwork(deps, { request, response }, "draft");
    return insertDraft(deps, { dealerId, storeId, isJoint: body.isJoint, borrower: body.fields });
  });
  mount(app, getDraft, ({ params, request }) => viewDraft(deps, { request, ...params }));
  mount(app, saveDraft, async ({ params, body, request, response }) => {
    await limitNetwork(deps, { request, response }, "save");
    return saveStep(deps, { request, ...params }, { ...body, editor: randomUUID() });
  });
  mount(app, setJoint, ({ params, body, request }) =>
    changeJoint(deps, { request, ...params }, body.isJoint),
  );
  mount(app, inviteCoBorrower, ({ params, request }) => invite(deps, { request, ...params }));
  mount(app, deleteDraft, async ({ params, request }) => {
    await discardDraft(deps, { request, ...params });
    return { deleted: true as const };
  });
}

/** @throws AppError bad-body */
function requireField(field: string): void {
  if (stepOfField(field) === null) {
    throw new AppError("bad-body", "a field is not of this form");
  }
}
