import { absentText } from "@forecourt/contracts/leads/text";
import type { LeadVehicle, SellVehicle } from "@forecourt/contracts/leads/vehicle";
import type { AdfElement } from "./adf-element.ts";
import { amount } from "./format-amount.ts";
import { joined, lineOr, lineOrNothing } from "./xml-text.ts";

const certified = "This vehicle is certified.";

/** The comments of a vehicle, including facts without an element in ADF. */
export function vehicleComments(
  vehicle: Pick<LeadVehicle, "comments"> & Partial<Pick<LeadVehicle, "status">>,
): string | undefined {
  return joined([vehicle.status === "certified" ? certified : "", vehicle.comments]);
}

/**
 * A vehicle in the order of the DTD; its comments are a separate argument, because some providers want
 * them elsewhere. A lead about no vehicle gets an empty one, which the DTD requires.
 */
export function vehicleElement(vehicle: LeadVehicle | undefined, comments?: string): AdfElement {
  return {
    "@interest": vehicle?.interest ?? "buy",
    "@status": vehicle?.status === "new" ? "new" : "used",
    year: vehicle?.year === undefined ? absentText : String(vehicle.year),
    make: lineOr(vehicle?.make, absentText),
    model: lineOr(vehicle?.model, absentText),
    vin: lineOrNothing(vehicle?.vin),
    stock: lineOrNothing(vehicle?.stock),
    trim: lineOrNothing(vehicle?.trim),
    bodystyle: lineOrNothing(vehicle?.bodystyle),
    transmission: vehicle?.transmission,
    odometer:
      vehicle?.odometer === undefined
        ? undefined
        : { "@units": "mi", "#": String(vehicle.odometer) },
    colorcombination: colorsOf(vehicle),
    price: vehicle?.price === undefined ? undefined : price(vehicle.price),
    finance: finance(vehicle?.finance),
    comments,
  };
}

/** A trade-in, with the customer's words about it. */
export function sellVehicleElement(vehicle: SellVehicle, comments?: string): AdfElement {
  const { interest, year, make, model, vin, miles } = vehicle;
  const known: LeadVehicle = { interest, status: "used", year, make, model, vin, odometer: miles };
  return vehicleElement(known, comments);
}

function colorsOf(vehicle: LeadVehicle | undefined): AdfElement | undefined {
  const interiorcolor = lineOrNothing(vehicle?.interiorcolor);
  const exteriorcolor = lineOrNothing(vehicle?.exteriorcolor);
  if (interiorcolor === undefined && exteriorcolor === undefined) return undefined;
  return { interiorcolor, exteriorcolor, preference: "1" };
}

function price(cents: number): AdfElement {
  return { "@type": "quote", "@currency": "USD", "#": amount(cents) };
}

function finance(wanted: LeadVehicle["finance"]): AdfElement | undefined {
  if (!wanted) return undefined;
  const { method, downPayment, monthly, balance } = wanted;
  const money = (type: string, cents: number): AdfElement => ({
    "@type": type,
    "@currency": "USD",
    "#": amount(cents),
  });
  return {
    method,
    amount: [
      money("total", wanted.amount),
      ...(downPayment === undefined ? [] : [money("downpayment", downPayment)]),
      ...(monthly === undefined ? [] : [money("monthly", monthly)]),
    ],
    balance: balance === undefined ? undefined : money("finance", balance),
  };
}
