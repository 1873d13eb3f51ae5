import type { LeadAction } from "@forecourt/contracts/leads/leads";
import { absentText } from "@forecourt/contracts/leads/text";
import type { LeadVehicle, SellVehicle } from "@forecourt/contracts/leads/vehicle";
import { formatCents } from "@forecourt/domain/money";
import { maskPhone } from "@forecourt/domain/phone";
import { joined, lineOr, lineOrNothing } from "../adf/xml-text.ts";
import type { ComposeContext } from "./compose-context.ts";
import { contactConsentNote } from "./contact-consent.ts";
import { spamNote } from "./spam-mark.ts";

/** A template lead as text, for people. */
export function templateLeadText(
  { user, vehicle, sellVehicles = [], text }: LeadAction,
  context: ComposeContext,
): string {
  const { company, phoneMasks } = context.dealer;
  const phone = maskPhone(lineOr(user.phone, absentText), phoneMasks.email);
  const facts: [string, string | undefined][] = [
    ["Application date", localTime(context.receivedAt, company.timezone)],
    ["First name", lineOr(user.firstName, absentText)],
    ["Last name", lineOr(user.lastName, absentText)],
    ["Cell phone", phone],
    ["Email", lineOr(user.email, absentText)],
    ["Vehicle", vehicle && vehicleText(vehicle)],
    ["Price", vehicle?.price === undefined ? undefined : formatCents(vehicle.price)],
    ["Money down", dollars(vehicle?.finance?.downPayment)],
    ["Amount to finance", dollars(vehicle?.finance?.balance)],
    ...sellVehicles.map((traded): [string, string | undefined] => [
      "Trade-in",
      tradeInText(traded),
    ]),
    ["Dealership", company.name],
  ];
  const lines = facts.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return (
    joined([
      spamNote(context),
      lines.join("\n"),
      text,
      vehicle?.comments,
      contactConsentNote(context.consent),
    ]) ?? ""
  );
}

/** `2021 Toyota RAV4 XLE, VIN 2T3…, stock R1021`; undefined = nothing is known. */
function vehicleText(vehicle: LeadVehicle): string | undefined {
  const { year, make, model, trim, vin, stock } = vehicle;
  const names = [year?.toString(), make, model, trim].map(lineOrNothing);
  const known = names.filter((name) => name !== undefined && name !== absentText).join(" ");
  const numbers = [prefixed("VIN", vin), prefixed("stock", stock)];
  const parts = [known, ...numbers].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : undefined;
}

/** `2014 Honda Civic, 82,000 miles` */
function tradeInText({ miles, ...vehicle }: SellVehicle): string | undefined {
  const facts = [
    vehicleText({ ...vehicle, status: "used" }),
    miles === undefined ? undefined : `${miles.toLocaleString("en-US")} miles`,
  ];
  return facts.filter(Boolean).join(", ") || undefined;
}

function dollars(cents: number | undefined): string | undefined {
  return cents === undefined ? undefined : formatCents(cents);
}

function prefixed(name: string, value: string | undefined): string | undefined {
  const line = lineOrNothing(value);
  return line && `${name} ${line}`;
}

function localTime(moment: Date, timeZone: string): string {
  return moment.toLocaleString("en-US", { timeZone, dateStyle: "long", timeStyle: "long" });
}
