import { visitFields, visitFormPath } from "@forecourt/contracts/areas/service/visit-paths";
import type { Visit } from "@forecourt/contracts/areas/service/visits";
import { vehicleFormView } from "../../parts/visit/vehicle-form-view.ts";
import { siteText } from "../../parts/visit/visit-text.ts";
import type { VehicleData } from "./step-data.ts";
import { frameOf, returnedForm, type StepView } from "./step-view.ts";

/** The vehicle as it was typed or stored. */
export function vehicleView(view: StepView): VehicleData {
  const { request, token, visit } = view;
  const { site } = request;
  const t = siteText(site.texts);
  const returned = returnedForm(visit, "vehicle");
  return {
    kind: "vehicle",
    frame: frameOf(view, { step: "vehicle", title: t("vehicle.title"), lead: null }),
    form: vehicleFormView(site, {
      action: visitFormPath(token, "vehicle"),
      fields: returned?.fields ?? storedFields(visit),
      faults: returned?.faults ?? {},
      options: visit.options,
    }),
  };
}

function storedFields({ vehicle }: Visit): Record<string, string> {
  if (vehicle === null) return {};
  return Object.fromEntries(
    visitFields.vehicle.map((name): [string, string] => [name, String(vehicle[name] ?? "")]),
  );
}
