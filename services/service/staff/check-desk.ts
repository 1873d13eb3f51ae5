import { serviceField, type Transport } from "@forecourt/contracts/areas/service/visit-paths";
import { isEmail } from "@forecourt/domain/email";
import { parsePhone } from "@forecourt/domain/phone";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { checkServices } from "../forms/check-services.ts";
import { type ServiceStore, transportsOf } from "../visits/service-store.ts";
import type { VisitContent } from "../visits/visit-content.ts";

interface DeskNeeds {
  opCodes: readonly string[];
  symptoms: string;
  transport: Transport;
  /** "" = anyone. */
  adviserId: string;
}

/**
 * The work as the desk names it, or else the services that look into the owner's words. @throws StaffError that names
 * the fault
 */
export function needsOf(
  { opCodes, symptoms, transport, adviserId }: DeskNeeds,
  store: ServiceStore,
): Pick<VisitContent, "lines" | "symptoms" | "transport" | "adviserId"> {
  const { services, advisers } = store.config.scheduling;
  const unknown = opCodes.filter((code) => !services.some(({ opCode }) => opCode === code));
  if (unknown.length > 0) {
    const known = services.map(({ opCode }) => opCode).join(", ");
    throw new StaffError(`no service ${unknown.join(", ")}; there are ${known}`);
  }
  if (adviserId !== "" && !advisers.some(({ id }) => id === adviserId)) {
    const known = advisers.map(({ id }) => id).join(", ");
    throw new StaffError(`no adviser ${adviserId}; there are ${known}`);
  }
  const offered = transportsOf(store);
  if (!offered.includes(transport)) {
    throw new StaffError(`no transport ${transport}; there are ${offered.join(", ")}`);
  }
  const boxes = opCodes.map((opCode) => [serviceField(opCode), "1"] as const);
  const fields = { ...Object.fromEntries(boxes), symptoms, transport, adviser: adviserId };
  const checked = checkServices(fields, store);
  if (checked.faults !== null) throw new StaffError(faultsLine(checked.faults));
  if (opCodes.length === 0) return checked.needs;
  // The desk has heard the symptoms, and names the work.
  const lines = checked.needs.lines.filter(({ opCode }) => opCodes.includes(opCode));
  return { ...checked.needs, lines };
}

/** @returns the number as E.164. @throws StaffError */
export function checkedPhone(phone: string): string {
  const number = parsePhone(phone);
  if (number.ok) return number.phone;
  throw new StaffError(`"${phone}" isn't a phone number. Use 573-555-0142.`);
}

/** "" = none. @throws StaffError */
export function checkedEmail(email: string): string {
  if (email === "" || isEmail(email)) return email;
  throw new StaffError(`"${email}" isn't an email address.`);
}

/** Faults of a form on one line. */
export function faultsLine(faults: Readonly<Record<string, string>>): string {
  return Object.values(faults).join(" ");
}
