import { getQuestionnaire } from "@forecourt/contracts/areas/trade/appraisals";
import { appraisalPath } from "@forecourt/contracts/areas/trade/trade-paths";
import type { SamplePages } from "@forecourt/e2e/sample-pages";
import { describedCar, offeredCar, unknownCar } from "./offered-car.ts";

/** Every kind of page of an appraisal, an offer, and a car without a value. */
export const samplePages: SamplePages<"trade"> = {
  yourVehicleStep: async (site) => {
    const token = await describedCar(site);
    const answer = await fetch(site.origin + getQuestionnaire.path);
    const { categories } = getQuestionnaire.reply.parse(await answer.json());
    return [
      appraisalPath(token, "start"),
      appraisalPath(token, "car"),
      appraisalPath(token, "questions"),
      appraisalPath(token, "questions", categories[0]?.categoryId),
    ];
  },
  offer: async (site) => [await offeredCar(site), await offeredCar(site, { car: unknownCar })],
};
