import { Gone } from "@forecourt/remote-kit/draft/gone";
import { VehicleForm } from "../../parts/visit/vehicle-form.tsx";
import { VisitFrame } from "../../parts/visit/visit-frame.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ServicesForm } from "./services-form.tsx";
import type { StepData } from "./step-data.ts";
import { TimeForm } from "./time-form.tsx";

/** A step of a booking: the vehicle, what it needs, when, or who comes. */
export function Page({ data }: { data: StepData }) {
  if (data.kind === "gone") return <Gone data={data} />;
  return (
    <VisitFrame frame={data.frame} isWide={data.kind === "contact"}>
      {data.kind === "vehicle" && <VehicleForm data={data.form} />}
      {data.kind === "services" && <ServicesForm data={data} />}
      {data.kind === "time" && <TimeForm data={data} />}
      {data.kind === "contact" && <ContactForm data={data} />}
    </VisitFrame>
  );
}
