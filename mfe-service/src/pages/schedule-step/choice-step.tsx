import { VehicleForm } from "../../parts/visit/vehicle-form.tsx";
import { ServicesForm } from "./services-form.tsx";
import type { ServicesData, TimeData, VehicleData } from "./step-data.ts";
import { TimeForm } from "./time-form.tsx";

/** A step before the last: the vehicle, what it needs, or when. */
export function ChoiceStep({ data }: { data: VehicleData | ServicesData | TimeData }) {
  if (data.kind === "vehicle") return <VehicleForm data={data.form} />;
  return data.kind === "services" ? <ServicesForm data={data} /> : <TimeForm data={data} />;
}
