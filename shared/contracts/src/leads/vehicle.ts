import { z } from "zod";
import { Condition } from "../vehicle.ts";
import { absentText, Comments, Line } from "./text.ts";

const Cents = z.int().nonnegative();
const Miles = z.int().nonnegative();
const Year = z.int().min(1885).max(9999);

/** What the customer wants to do with a vehicle. */
export const Interest = z.enum(["buy", "sell", "trade-in"]);
export type Interest = z.infer<typeof Interest>;

/** How the customer would pay, in cents. */
const Finance = z.object({
  method: z.enum(["cash", "finance", "lease"]),
  /** The total price. */
  amount: Cents,
  downPayment: Cents.optional(),
  monthly: Cents.optional(),
  /** Amount left to finance. */
  balance: Cents.optional(),
});

/** The vehicle that a lead is about. Unknown values are missing. */
export const LeadVehicle = z.object({
  interest: Interest.default("buy"),
  status: Condition.default("used"),
  year: Year.optional(),
  make: Line.default(absentText),
  model: Line.default(absentText),
  vin: Line.optional(),
  stock: Line.optional(),
  trim: Line.optional(),
  bodystyle: Line.optional(),
  /** Automatic or manual. */
  transmission: z.enum(["A", "M"]).optional(),
  interiorcolor: Line.optional(),
  exteriorcolor: Line.optional(),
  /** The car's own asking price in cents, without fees, else its last known price. */
  price: Cents.optional(),
  odometer: Miles.optional(),
  finance: Finance.optional(),
  comments: Comments.optional(),
});
export type LeadVehicle = z.infer<typeof LeadVehicle>;

/** A vehicle that the customer sells or trades in, besides the one that the lead is about. */
export const SellVehicle = z.object({
  interest: z.enum(["sell", "trade-in"]).default("sell"),
  make: Line.default(absentText),
  model: Line.default(absentText),
  year: Year.optional(),
  miles: Miles.optional(),
  vin: Line.optional(),
  comments: Comments.optional(),
});
export type SellVehicle = z.infer<typeof SellVehicle>;
