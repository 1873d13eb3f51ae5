import { afterAll, describe, expect, test } from "@jest/globals";
import { copyDealers, removeCopies, shippedDealers } from "../fixtures/dealers-copy.ts";
import type { Json, JsonPath } from "../json/json.ts";
import { loadDealers } from "../load.ts";
import { DealerConfigError } from "../problems/problem.ts";

afterAll(removeCopies);

const questions = "defaults/questionnaire.json";
const options = "defaults/options.json";
const settings = "defaults/dealer.json";

async function problemsWith(file: string, path: JsonPath, value: Json): Promise<string[]> {
  const copy = await copyDealers();
  await copy.set(file, path, value);
  return loadDealers(copy.folder).then(
    () => [],
    (error: unknown) => {
      if (error instanceof DealerConfigError) return [...error.problems];
      throw error;
    },
  );
}

const bringIn = (rule: Json): [JsonPath, Json] => [
  ["trade", "offers", "bringVehicleIn", "older", "rules", 0],
  rule,
];

describe("the configuration of trade-in offers", () => {
  test.each<[string, JsonPath, Json, string]>([
    [
      questions,
      ["questions", "300", "condition", "questionId"],
      "999",
      `${questions}: questions.300.condition.questionId: expected the id of a question, found "999"`,
    ],
    [
      questions,
      ["questions", "100", "condition"],
      { questionId: "400", answers: ["hail"] },
      `${questions}: questions.100.condition.questionId: expected no cycle, found 100 → 400 → 100`,
    ],
    [
      questions,
      ["categories", 4, "questionsIds"],
      ["100"],
      `${questions}: questions.500: expected a question of a category, found one of none: it is unreachable`,
    ],
    [
      questions,
      ["questions", "201", "answers", 1, "deduction"],
      { amountCents: false, percent: false },
      `${questions}: questions.201.answers[1].deduction: expected an amount, a percentage or both, found neither`,
    ],
    [
      options,
      ["four-wheel-drive", "askWhen", 0, "field"],
      "body",
      `${options}: four-wheel-drive.askWhen[0].field: expected one of modelYear, make, model, bodyStyle, words, found "body"`,
    ],
    [
      options,
      ["four-wheel-drive", "knownWhen", 0, 0, "operator"],
      "==",
      `${options}: four-wheel-drive.knownWhen[0][0].operator: expected includes for words, found "=="`,
    ],
    [
      settings,
      ...bringIn({ field: "ageYears", operator: "=>", value: 15 }),
      `${settings}: trade.offers.bringVehicleIn.older.rules[0].operator: expected one of "<", "<=", ">", ">=", "==", "!=", "in", "not_in", "includes", found "=>"`,
    ],
    [
      settings,
      ...bringIn({ field: "ageYears", operator: ">=", value: "15" }),
      `${settings}: trade.offers.bringVehicleIn.older.rules[0].value: expected a number, found "15"`,
    ],
    [
      settings,
      ...bringIn({ field: "answers", operator: "includes", value: "400.hial" }),
      `${settings}: trade.offers.bringVehicleIn.older.rules[0].value: expected an answer of the questionnaire, found "400.hial"; did you mean "400.hail"?`,
    ],
    [
      settings,
      ["trade", "offers", "moreCashLater", "stepPayments", 1, "percent"],
      31.99,
      `${settings}: trade.offers.moreCashLater.stepPayments: expected percentages that add up to 100`,
    ],
    [
      settings,
      ["trade", "offers", "visibleOffers"],
      ["moreCashLater"],
      `${settings}: trade.offers.selectedPayment: expected one of visibleOffers, found "cashNow"`,
    ],
  ])("is refused with the place: %s %j", async (file, path, value, problem) => {
    expect((await problemsWith(file, path, value)).join("\n")).toContain(problem);
  });

  test("can be changed in a dealer's own questionnaire.json, which is merged over the default", async () => {
    const copy = await copyDealers();
    const own = { questions: { "201": { text: "Did anyone smoke in it?" } } };
    await copy.write("heartland/questionnaire.json", JSON.stringify(own));
    const { trade } = (await loadDealers(copy.folder)).config({
      dealerId: "heartland",
      storeId: null,
    });
    expect(trade.questionnaire.questions["201"]).toMatchObject({
      text: "Did anyone smoke in it?",
      required: true,
    });
    await copy.write("heartland/questionnaire.json", '{ "questions": { "201": { "txt": "a" } } }');
    await expect(loadDealers(copy.folder)).rejects.toThrow(
      'heartland/questionnaire.json: questions.201.txt: unknown key; did you mean "text"?',
    );
  });

  test("ships with every question of the specification revealed by the overall condition", async () => {
    const { trade } = (await loadDealers(shippedDealers)).config({
      dealerId: "ozark-mitsubishi",
      storeId: null,
    });
    const revealing = Object.entries(trade.questionnaire.questions).map(([id, { condition }]) => [
      id,
      condition?.answers ?? "always",
    ]);
    const some = ["good", "fair", "poor"];
    expect(revealing).toEqual([
      ["100", "always"],
      ...["200", "201", "202", "203", "204", "205"].map((id) => [id, some]),
      // A note for the inspection, decision 152.
      ["206", ["damage-report", "accident"]],
      ...["300", "301"].map((id) => [id, ["fair", "poor"]]),
      ...["400", "401", "402", "403"].map((id) => [id, ["poor"]]),
      ["500", "always"],
    ]);
    const optional = Object.entries(trade.questionnaire.questions)
      .filter(([, { required }]) => !required)
      .map(([id]) => id);
    expect(optional).toEqual(["206", "500"]);
    const note = trade.questionnaire.questions["206"];
    expect([note?.condition?.questionId, note?.forInspection]).toEqual(["200", true]);
    expect(note?.answers.every(({ deduction }) => deduction === null)).toBe(true);
  });
});
