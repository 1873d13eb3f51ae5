import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { SiteContext } from "@forecourt/contracts/site";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Visitor } from "@forecourt/contracts/visitor/visitor";
import type { ClaimsSigner } from "@forecourt/service-kit/claims/claims";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { visitorOf } from "@forecourt/service-kit/visitor-of";
import type { Request, Response } from "express";
import type { IntakeDeps } from "../deps.ts";

/** One request that brings an inquiry: who sends it, and whose site it is. */
export interface Visit {
  request: Request;
  response: Response;
  tenant: Tenant;
  /** As the visitor sees it. */
  site: SiteContext;
  visitor: Visitor;
  seal: ClaimsSigner;
}

/** @throws AppError dealer-unknown */
export function visitOf(deps: IntakeDeps, request: Request, response: Response): Visit {
  const tenant = tenantOf(request);
  const site = deps.dealers.current().site(tenant);
  const seal = { secret: deps.signingSecret, dealerId: tenant.dealerId, now: deps.now() };
  const visitor = visitorOf(request, { seal, cookieTier: site.cookieTier });
  return { request, response, tenant, site, visitor, seal };
}

/**
 * The settings of the store that an inquiry is about: the one it names, when the dealer has it, else
 * the visitor's, else the main one's.
 */
export function storeOf(deps: Dealers, tenant: Tenant, named: string | undefined): DealerConfig {
  return deps.dealers.current().config(tenantNamed(deps, tenant, named));
}

/** The site as visitors of that store see it. */
export function siteOf(deps: Dealers, tenant: Tenant, named: string | undefined): SiteContext {
  return deps.dealers.current().site(tenantNamed(deps, tenant, named));
}

type Dealers = Pick<IntakeDeps, "dealers">;

function tenantNamed({ dealers }: Dealers, tenant: Tenant, named: string | undefined): Tenant {
  const { dealerId, storeId } = tenant;
  const isKnown = named !== undefined && dealers.current().stores(dealerId).includes(named);
  return { dealerId, storeId: isKnown ? named : storeId };
}
