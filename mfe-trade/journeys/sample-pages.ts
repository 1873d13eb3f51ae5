import {
  getQuestionnaire,
  requestOffer,
  startAppraisal,
} from "@forecourt/contracts/areas/trade/appraisals";
import { appraisalPath, tradeOfferPath } from "@forecourt/contracts/areas/trade/trade-paths";
import type { SamplePages } from "@forecourt/e2e/sample-pages";

/** Sends JSON to the site. */
async function sent(address: string, method: "POST" | "PUT", body: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** Begins an appraisal of a car in great condition; returns its token. */
async function begun(origin: string): Promise<string> {
  const car = { modelYear: 2019, make: "Toyota", model: "RAV4", mileage: 60_000 };
  const root = origin + startAppraisal.path;
  const { token } = startAppraisal.reply.parse(await sent(root, "POST", { car }));
  await sent(`${root}/${token}/answers`, "PUT", { answers: { "100": ["great"] } });
  return token;
}

/** An appraisal with all of its pages, and one with an offer; both are made for it. */
export const samplePages: SamplePages<"trade"> = {
  yourVehicleStep: async ({ origin }) => {
    const token = await begun(origin);
    const answer = await fetch(origin + getQuestionnaire.path);
    const { categories } = getQuestionnaire.reply.parse(await answer.json());
    return [
      appraisalPath(token, "start"),
      appraisalPath(token, "car"),
      appraisalPath(token, "questions"),
      appraisalPath(token, "questions", categories[0]?.categoryId),
    ];
  },
  offer: async ({ origin }) => {
    const token = await begun(origin);
    await sent(origin + requestOffer.path.replace(":token", token), "POST", {});
    return [tradeOfferPath(token)];
  },
};
