import { z } from "zod";

/** Whole dollars; 0 and a missing amount both mean that there is none. */
const Dollars = z.number().finite().optional();

const Adjustment = z.object({ avg: Dollars, rough: Dollars });

/** A style of the car, with its values in whole dollars. Recorded answers have many more fields. */
export const BookVehicle = z.object({
  /** `2/7/2014`. */
  publish_date: z.string().optional(),
  series: z.string().default(""),
  style: z.string().default(""),
  mileage_whole_rough: Dollars,
  mileage_whole_avg: Dollars,
  mileage_retail_avg: Dollars,
  base_whole_rough: Dollars,
  base_whole_avg: Dollars,
  base_retail_avg: Dollars,
  adjusted_whole_rough: Dollars,
  adjusted_whole_avg: Dollars,
  adjusted_retail_avg: Dollars,
  /** Options that the seller may have; `auto` is `Y` when the values contain it already. */
  add_deduct_list: z
    .array(z.object({ uoc: z.string(), name: z.string(), auto: z.string(), ...Adjustment.shape }))
    .default([]),
  /** A band without an amount for a condition means that no such car is in that condition. */
  mileage_list: z
    .array(z.object({ range_begin: z.number(), range_end: z.number(), ...Adjustment.shape }))
    .default([]),
});
export type BookVehicle = z.infer<typeof BookVehicle>;

/** Answer of the service, with status 200 also for errors. */
export const BookAnswer = z.object({
  error_count: z.number(),
  warning_count: z.number().default(0),
  message_list: z
    .array(
      z.object({
        description: z.string(),
        code: z.number().optional(),
        type: z.string().optional(),
      }),
    )
    .default([]),
  used_vehicles: z.object({ used_vehicle_list: z.array(BookVehicle) }).optional(),
});
export type BookAnswer = z.infer<typeof BookAnswer>;
