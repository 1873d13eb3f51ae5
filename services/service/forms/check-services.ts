import { maxVisitText, opCodeOfField } from "@forecourt/contracts/areas/service/visit-paths";
import { fillText } from "@forecourt/domain/fill-text";
import { lineOf } from "../visits/line-of.ts";
import { type ServiceStore, transportsOf } from "../visits/service-store.ts";
import type { VisitContent } from "../visits/visit-content.ts";
import { type FormFields, paragraphsOf, textOf } from "./form-fields.ts";
import { servicesOfSymptoms } from "./services-of-symptoms.ts";

type Needs = Pick<VisitContent, "lines" | "symptoms" | "adviserId"> & {
  transport: NonNullable<VisitContent["transport"]>;
};

type CheckedServices = { faults: Record<string, string> } | { faults: null; needs: Needs };

/**
 * Services of the visit, or the faults by field. Services that look into the symptoms are added to the chosen services.
 */
export function checkServices(fields: FormFields, store: ServiceStore): CheckedServices {
  const { texts } = store;
  const { services, diagnosisOpCode, advisers } = store.config.scheduling;
  const chosen = Object.entries(fields).flatMap(([name, value]) =>
    value.trim() === "" ? [] : [opCodeOfField(name)].filter((opCode) => opCode !== null),
  );
  const symptoms = paragraphsOf(fields, "symptoms");
  const wanted = [...chosen, ...servicesOfSymptoms(store, { symptoms, chosen })];
  const lines = services
    .filter(({ opCode }) => wanted.includes(opCode))
    .map((service) => ({ ...lineOf(service), isAdded: !chosen.includes(service.opCode) }));
  const offered = transportsOf(store);
  const transport =
    offered.length === 1 && textOf(fields, "transport") === ""
      ? offered[0]
      : offered.find((one) => one === textOf(fields, "transport"));
  const adviser = textOf(fields, "adviser");
  const isAdviser = adviser === "" || advisers.some(({ id }) => id === adviser);
  const isUnknown = lines.length !== new Set(wanted).size;
  const choose =
    diagnosisOpCode === null ? "service.fault.services.choose" : "service.fault.services";
  const faults = {
    ...((lines.length === 0 || isUnknown) && { services: fillText(texts, choose) }),
    ...(symptoms.length > maxVisitText.symptoms && {
      symptoms: fillText(texts, "service.fault.symptoms"),
    }),
    ...(transport === undefined && { transport: fillText(texts, "service.fault.transport") }),
    ...(!isAdviser && { adviser: fillText(texts, "service.fault.adviser") }),
  };
  if (transport === undefined || Object.keys(faults).length > 0) return { faults };
  const adviserId = adviser === "" ? null : adviser;
  return { faults: null, needs: { lines, symptoms, transport, adviserId } };
}
