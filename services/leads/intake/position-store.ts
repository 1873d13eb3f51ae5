import type { LeadAction } from "@forecourt/contracts/leads/leads";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Deps } from "../deps.ts";
import type { FieldErrors } from "./field-errors.ts";

type Application = Pick<LeadAction, "template" | "position"> & { store?: string | undefined };

/**
 * The error of a job application for a store where its position is not open, which a form without JavaScript may
 * name; none for a position that is not listed.
 */
export function positionStoreErrors(
  { dealers }: Pick<Deps, "dealers">,
  tenant: Tenant,
  { template, position, store }: Application,
): FieldErrors {
  if (template !== "CAREERS" || position === undefined || !store) return {};
  // The form sends the title as it showed it.
  const content = dealers.current().content(tenant, "company/careers");
  const open = (content?.positions ?? []).filter(({ title }) => title === position);
  const isOpenThere = open.some(({ stores }) => stores === undefined || stores.includes(store));
  return open.length === 0 || isOpenThere ? {} : { store: "leadFault.positionStore" };
}

/** The position of an application, as far as the dealer lists it: a form without JavaScript may name anything. */
export function listedPosition(
  { dealers }: Pick<Deps, "dealers">,
  tenant: Tenant,
  position: string | null,
): string | null {
  const content = dealers.current().content(tenant, "company/careers");
  return content?.positions.some(({ title }) => title === position) ? position : null;
}
