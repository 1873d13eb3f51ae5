import { type Transport, transports } from "@forecourt/contracts/areas/service/visit-paths";
import { fillText } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import { slotOf } from "../forms/form-fields.ts";
import { formatSlot } from "../notifications/visit-mail.ts";
import type { ServiceStore } from "../visits/service-store.ts";
import type { VisitContent } from "../visits/visit-content.ts";

type Seen = Pick<VisitContent, "lines" | "time" | "transport" | "adviserId" | "vehicle">;

/** The facts that a page shows of a visit that it books, as the value of a field. Equal visits have the same value. */
export function seenOf({ lines, time, transport, adviserId, vehicle }: Seen): string {
  return String(
    new URLSearchParams({
      services: lines.map(({ opCode }) => opCode).join(","),
      slot: time === null ? "" : `${time.day}T${time.time}`,
      transport: transport ?? "",
      adviser: adviserId ?? "",
      vehicle: vehicle === null ? "" : [vehicle.modelYear, vehicle.make, vehicle.model].join(" "),
    }),
  );
}

/** The differences between the visit that an owner saw and the present one, in words; null = there are none. */
export function changeSince(
  seen: string,
  content: Seen,
  store: ServiceStore,
): { before: string; after: string } | null {
  const present = seenOf(content);
  if (seen === present) return null;
  return { before: describeSeen(seen, store), after: describeSeen(present, store) };
}

/** "Oil and filter change, Tuesday, December 1 at 9:00 a.m., Wait here, 2019 Toyota RAV4" */
function describeSeen(seen: string, { config, texts }: ServiceStore): string {
  const field = new URLSearchParams(seen);
  const opCodes = (field.get("services") ?? "").split(",");
  const { services, advisers } = config.scheduling;
  const slot = slotOf(field.get("slot") ?? "");
  const transport = transports.find((one): one is Transport => one === field.get("transport"));
  const adviser = advisers.find(({ id }) => id === field.get("adviser"));
  return [
    ...services.filter(({ opCode }) => opCodes.includes(opCode)).map(({ name }) => name),
    slot === null ? "" : formatSlot(slot, localeOf(texts)),
    transport === undefined ? "" : fillText(texts, `visit.transport.${transport}`),
    adviser?.name ?? "",
    (field.get("vehicle") ?? "").slice(0, 120),
  ]
    .filter((part) => part !== "")
    .join(", ");
}
