import type { BodyStyle, Condition } from "@forecourt/contracts/vehicle";

/** Stock of one store on the demo's date. */
export interface Lot {
  dealerId: string;
  storeId: string;
  /** Prefix of its stock numbers. */
  stockPrefix: string;
  /** Cars for sale today, by condition. */
  counts: Record<Condition, number>;
  /** Range of model years of used cars, with the most frequent year. */
  years: { oldest: number; typical: number; newest: number };
  /** Factors on the catalog's weights, by maker. */
  makers: Record<string, number>;
  bodies: Partial<Record<BodyStyle, number>>;
  /** Dollars below the next $500 that its prices end in: 5 makes $18,995. */
  ending: number;
}

const heartland = { dealerId: "heartland" };

export const lots: readonly Lot[] = [
  {
    dealerId: "ozark-mitsubishi",
    storeId: "cape-girardeau",
    stockPrefix: "K",
    counts: { new: 130, certified: 82, used: 392 },
    years: { oldest: 2008, typical: 2019, newest: 2025 },
    makers: { Mitsubishi: 3.5, Audi: 0.3, "Mercedes-Benz": 0.3, BMW: 0.4, Volvo: 0.5 },
    bodies: { convertibles: 1.5, wagons: 1.2, commercial: 1.2 },
    ending: 5,
  },
  {
    ...heartland,
    storeId: "columbia",
    stockPrefix: "CO",
    counts: { new: 0, certified: 32, used: 88 },
    years: { oldest: 2012, typical: 2020, newest: 2025 },
    makers: { Toyota: 2, Honda: 2, Subaru: 1.6, Mazda: 1.5, Ram: 0.5 },
    bodies: { sedans: 1.4, hatchbacks: 1.6, wagons: 1.5, trucks: 0.6 },
    ending: 5,
  },
  {
    ...heartland,
    storeId: "jefferson-city",
    stockPrefix: "JC",
    counts: { new: 0, certified: 18, used: 102 },
    years: { oldest: 2011, typical: 2019, newest: 2024 },
    makers: { Ford: 2, Chevrolet: 2, GMC: 2, Ram: 2.5, Toyota: 0.7 },
    bodies: { trucks: 4, commercial: 5, sedans: 0.4, hatchbacks: 0.3 },
    ending: 12,
  },
  {
    ...heartland,
    storeId: "rolla",
    stockPrefix: "RL",
    counts: { new: 0, certified: 8, used: 112 },
    years: { oldest: 2008, typical: 2014, newest: 2020 },
    makers: { BMW: 0.3, Audi: 0.2, "Mercedes-Benz": 0.2, Lexus: 0.5, Tesla: 0, Volvo: 0.4 },
    bodies: { minivans: 1.8, sedans: 1.5, commercial: 0.4 },
    ending: 12,
  },
  {
    ...heartland,
    storeId: "sedalia",
    stockPrefix: "SD",
    counts: { new: 0, certified: 34, used: 86 },
    years: { oldest: 2014, typical: 2021, newest: 2025 },
    makers: { BMW: 3, Audi: 3, "Mercedes-Benz": 3, Lexus: 3, Volvo: 2.5, Tesla: 3, Cadillac: 2 },
    bodies: { convertibles: 2, coupes: 1.6, commercial: 0.3 },
    ending: 5,
  },
];
