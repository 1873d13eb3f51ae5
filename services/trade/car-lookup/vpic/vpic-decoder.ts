import type { LookedUpCar } from "@forecourt/contracts/areas/trade/car-lookup";
import { vinModelYear } from "@forecourt/domain/vin";
import { answerCache } from "@forecourt/service-kit/answer-cache";
import type { CarDecoder } from "../car-decoder.ts";
import { type GuardOptions, guardedJson } from "../guarded-json.ts";
import { parseVpicCars, VpicAnswer } from "./vpic-answer.ts";

export interface VpicOptions extends GuardOptions {
  /** URL of the API, such as `https://vpic.nhtsa.dot.gov/api/vehicles`, without a trailing slash. */
  url: string;
  /** The current time in milliseconds. */
  now?: () => number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Decodes VINs with a service that has the interface of NHTSA's vPIC. The API has the VIN in the address, which
 * is therefore in no message.
 */
export function vpicDecoder({ url, now = Date.now, ...guard }: VpicOptions): CarDecoder {
  const request = guardedJson("the VIN decoder", guard);
  const answers = answerCache<LookedUpCar[]>({ now, maxAgeMs: DAY_MS, maxAnswers: 1_000 });
  return {
    async decode(vin) {
      const known = answers.get(vin);
      if (known) return known;
      const year = vinModelYear(vin);
      const query = `format=json${year === null ? "" : `&modelyear=${year}`}`;
      const address = `${url}/DecodeVinValues/${vin}?${query}`;
      const answer = await request({ url: address, reply: VpicAnswer });
      const cars = answer ? parseVpicCars(answer) : [];
      answers.set(vin, cars);
      return cars;
    },
  };
}
