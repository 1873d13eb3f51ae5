import type { SiteContext } from "@forecourt/contracts/site";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Visitor } from "@forecourt/contracts/visitor/visitor";
import type { ClaimsSigner } from "@forecourt/service-kit/claims/claims";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { visitorOf } from "@forecourt/service-kit/visitor-of";
import type { Request, Response } from "express";
import type { Deps } from "../deps.ts";
import { type FormFields, parseFormFields } from "./form-fields.ts";

/** A request to an endpoint that writes leads, with its tenant and visitor. */
export interface LeadRequest {
  request: Request;
  response: Response;
  tenant: Tenant;
  /** The site as this visitor sees it. */
  site: SiteContext;
  visitor: Visitor;
  signingContext: ClaimsSigner;
  /** The fields of an HTML form; null = the body is JSON. */
  fields: FormFields | null;
}

/** @throws AppError dealer-unknown */
export function leadRequestOf(deps: Deps, request: Request, response: Response): LeadRequest {
  const tenant = tenantOf(request);
  const site = deps.dealers.current().site(tenant);
  const signingContext = { secret: deps.signingSecret, dealerId: tenant.dealerId, now: deps.now() };
  const visitor = visitorOf(request, { signingContext, cookieTier: site.cookieTier });
  const isForm = Boolean(request.is("application/x-www-form-urlencoded"));
  const fields = isForm ? parseFormFields(request.body) : null;
  return { request, response, tenant, site, visitor, signingContext, fields };
}
