import { z } from "zod";

/** An amount that the maker takes off a new vehicle, in cents. */
export const Incentive = z.object({
  label: z.string(),
  cents: z.int().positive(),
  /** Last day of the program; null = not stated. */
  endsOn: z.iso.date().nullable(),
  /**
   * True = only some buyers qualify (military, loyalty), so the price does not contain it. False = every
   * buyer gets it, and the price is after it.
   */
  conditional: z.boolean(),
});
export type Incentive = z.infer<typeof Incentive>;

/** Where a vehicle is: on the lot, or on its way to it. */
export const Availability = z.enum(["in-stock", "in-transit"]);
export type Availability = z.infer<typeof Availability>;

/** What a feed states of a new vehicle besides its price. Money in cents, null = not stated. */
export const NewVehicleOffer = z.object({
  /** The maker's suggested retail price, with destination charge. */
  msrp: z.int().nonnegative().nullable().default(null),
  incentives: z.array(Incentive).default([]),
  availability: Availability.nullable().default(null),
  /** The day on which a vehicle in transit is expected. */
  expectedOn: z.iso.date().nullable().default(null),
  /** The address of the window sticker, http or https. */
  windowSticker: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
});
export type NewVehicleOffer = z.infer<typeof NewVehicleOffer>;
