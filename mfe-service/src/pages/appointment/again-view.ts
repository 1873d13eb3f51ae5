import {
  againField,
  schedulePath,
  startVisitPath,
} from "@forecourt/contracts/areas/service/visit-paths";
import type { Text } from "../../parts/visit/visit-text.ts";
import type { AgainData } from "./appointment-data.ts";
import type { ReceiptView } from "./receipt-parts.ts";

/** A new time for the work of a canceled visit, or another booking for the vehicle of one that is over. */
export function againView(t: Text, { token, appointment: receipt }: ReceiptView): AgainData {
  const { status, vin, mileage, appointment } = receipt;
  if (status === "canceled") {
    return { label: t("receipt.rebook"), action: startVisitPath, name: againField, token };
  }
  const [vehicle] = appointment.vehicle_arr;
  const named = [
    ["vin", vin],
    ["modelYear", vehicle?.year],
    ["make", vehicle?.make],
    ["model", vehicle?.model],
    ["mileage", mileage],
  ].flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[`${name}`, `${value}`]],
  );
  return { label: t("receipt.again"), href: `${schedulePath}?${new URLSearchParams(named)}` };
}
