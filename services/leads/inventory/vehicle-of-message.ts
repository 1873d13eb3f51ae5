import type { LeadAction } from "@forecourt/contracts/leads/leads";
import { leadVehicleOf } from "@forecourt/contracts/leads/vehicle-of-inventory";
import { leadTemplates } from "@forecourt/contracts/leads-templates";
import { Vin } from "@forecourt/contracts/vehicle";
import { errorCode } from "@forecourt/service-kit/error-code";
import type { Deps } from "../deps.ts";
import type { LeadRequest } from "../intake/lead-request.ts";
import { siteContextFor } from "../intake/store-config.ts";

/** The vehicle that a message is about, and the store that gets it. */
interface MessageVehicle extends Pick<LeadAction, "vehicle"> {
  /** Undefined = the visitor's store. */
  store: string | undefined;
}

/**
 * Completes the vehicle of a message by the inventory's facts, and names the store that has it. A message is never
 * refused: facts that cannot be looked up stay as the form has them.
 */
export async function vehicleOfMessage(
  deps: Pick<Deps, "dealers" | "vehicleForSale">,
  { template, vehicle, store }: MessageVehicle & Pick<LeadAction, "template">,
  { request, tenant, visitor }: LeadRequest,
): Promise<MessageVehicle> {
  const isMessage = leadTemplates[template].confirmation === "message";
  const vin = Vin.safeParse(vehicle?.vin?.toUpperCase());
  if (!isMessage || vehicle?.interest !== "buy" || !vin.success) return { vehicle, store };
  const { dealerId } = tenant;
  const isUnlocked = visitor.proven.unlockInventory !== null;
  try {
    const found = await deps.vehicleForSale(vin.data, { dealerId, isUnlocked, request });
    if (found === null) return { vehicle, store };
    const site = siteContextFor(deps, tenant, found.storeId);
    return { vehicle: { ...vehicle, ...leadVehicleOf(found, site) }, store: found.storeId };
  } catch (error) {
    const code = errorCode(error);
    if (code !== "vehicle-unknown" && code !== "vehicle-private") throw error;
    return { vehicle, store };
  }
}
