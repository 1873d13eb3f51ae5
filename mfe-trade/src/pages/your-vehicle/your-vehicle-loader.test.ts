import { getQuestionnaire } from "@forecourt/contracts/areas/trade/appraisals";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { loadYourVehicle } from "./your-vehicle-loader.ts";

const question = (condition: { questionId: string; answers: string[] } | null) => ({
  text: "Is it good?",
  description: null,
  inputType: "radio" as const,
  required: true,
  condition,
  answers: ["yes", "no"].map((value) => ({ label: value, value, description: null })),
});

const category = (categoryId: string, questionsIds: string[]) => ({
  categoryId,
  categoryTitle: categoryId,
  categoryDescription: null,
  questionsIds,
});

function load(reply: Parameters<typeof withService>[0]) {
  return withService(reply, async ({ url }) => {
    const result = await loadYourVehicle(pageRequest("/sell-trade-my-car/your-vehicle", url));
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    return result.data;
  });
}

describe("loadYourVehicle", () => {
  test("leads to the stores that buy cars at one that does not", async () => {
    const site = siteFixture({ pages: { sellTrade: false } });
    const request = pageRequest("/sell-trade-my-car/your-vehicle", "http://trade.test", { site });
    expect(await loadYourVehicle(request)).toEqual({
      kind: "redirect",
      to: "/sell-trade-my-car",
      permanent: false,
    });
  });

  test("says which step it is of how many, as far as the answers do not decide it", async () => {
    const questions = { "1": question(null), "2": question(null) };
    const known = { questions, categories: [category("a", ["1"]), category("b", ["2"])] };
    expect((await load(answer(getQuestionnaire, known))).progress).toMatchObject({
      text: "Step 1 of 4",
      bar: {
        label: "Steps to your offer",
        steps: [{ state: "current" }, { state: "open" }, { state: "open" }, { state: "open" }],
      },
    });
    const open = { ...questions, "2": question({ questionId: "1", answers: ["no"] }) };
    const { progress } = await load(answer(getQuestionnaire, { ...known, questions: open }));
    expect(progress?.text).toBe("Step 1 of about 3");
  });

  test("shows the form without a number of steps while the questions cannot be had", async () => {
    const { progress, form } = await load(failure(getQuestionnaire, "unavailable"));
    expect([progress, form.by]).toEqual([null, "vin"]);
  });
});
