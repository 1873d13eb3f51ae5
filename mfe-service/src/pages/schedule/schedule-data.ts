import type { NoServiceData } from "../../parts/stores/no-service-view.ts";
import type { StoreLineData } from "../../parts/stores/store-line.tsx";
import type { StoresData } from "../../parts/stores/stores-view.ts";
import type { Frame } from "../../parts/visit/frame-view.ts";
import type { CallLink } from "../../parts/visit/service-call.ts";
import type { VehicleFormData } from "../../parts/visit/vehicle-form-view.ts";

/** The booking begins here, with the vehicle. */
export interface StartData {
  kind: "start";
  frame: Frame;
  form: VehicleFormData;
  /** Store where the visit is booked; null = the dealer has one store. */
  store: StoreLineData | null;
  /** The offer that the booking begins with, or that it has ended; null = none. */
  offer: { title: string; text: string } | null;
}

/** The store takes its bookings on another site, or none online. */
export interface ElsewhereData {
  kind: "elsewhere";
  title: string;
  lead: string;
  text: string | null;
  go: { label: string; href: string } | null;
  call: CallLink;
}

export type ScheduleData = StartData | StoresData | NoServiceData | ElsewhereData;
