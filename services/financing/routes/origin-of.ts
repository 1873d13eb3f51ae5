import { clientNetwork } from "@forecourt/service-kit/client-network";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Request } from "express";
import type { LeadOrigin } from "../applications/stored.ts";

/** Where a lead comes from, as the leads service judges it. */
export function originOf(
  request: Request,
  { formToken, website }: { formToken?: string | undefined; website?: string | undefined },
): LeadOrigin {
  return {
    network: clientNetwork(request),
    language: tenantOf(request).language ?? null,
    formToken: formToken ?? null,
    website: website ?? null,
  };
}
