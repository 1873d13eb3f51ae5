import { getCarForm } from "@forecourt/contracts/areas/trade/appraisal-form";
import {
  appraisalFormPath,
  startFormPath,
} from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { runTrade } from "./testing/running-trade.ts";
import { namesInventory } from "./testing/sample-names.ts";

const now = () => new Date("2026-11-23T05:00:00.000Z");
const page = "/sell-trade-my-car/your-vehicle/TOKEN";

async function typed(open: OpenTestDatabase, make: string, model: string) {
  const { location } = await open();
  const site = await runTrade({ location, now, inventory: namesInventory });
  const send = async (path: string, fields: Record<string, string>) => {
    const { status, headers } = await site.form(path, { page: "start", ...fields });
    expect(status).toBe(303);
    return headers.get("location") ?? "";
  };
  const to = await send(startFormPath, { by: "car", modelYear: "2020", make, model });
  const token = /your-vehicle\/([\w-]{43})/.exec(to)?.[1] ?? "";
  return {
    site,
    to: to.replace(token, "TOKEN"),
    send: async (fields: Record<string, string>) =>
      (await send(appraisalFormPath(token), fields)).replace(token, "TOKEN"),
    form: async () => {
      const { body } = await site.send(`/api/trade/appraisals/${token}/car-form`);
      const { fields, lookup } = getCarForm.reply.parse(body);
      const { modelYear, make: typedMake, model: typedModel, series } = fields;
      return { car: [modelYear, typedMake, typedModel, series], lookup };
    },
  };
}

describeOnEveryDatabase("a make or model that is not known", (open) => {
  test("is kept as typed, with the known names that may be meant", async () => {
    const { site, to, form } = await typed(open, "Toyta", "Rav 4");
    expect(to).toBe(`${page}/start#problems`);
    expect(await form()).toEqual({
      car: ["2020", "Toyta", "Rav 4", undefined],
      lookup: {
        status: null,
        cars: [],
        suggestions: [{ make: "Toyota", model: "RAV4", series: null }],
      },
    });
    await site.stop();
  });

  test("becomes the suggested name that is chosen, with the trim that was typed behind it", async () => {
    const { site, send, form } = await typed(open, "Toyta", "Rav 4 XLE");
    expect(await send({ meant: "Toyota RAV4, XLE" })).toBe(`${page}/car`);
    expect(await form()).toMatchObject({
      car: ["2020", "Toyota", "RAV4", "XLE"],
      lookup: { suggestions: [] },
    });
    await site.stop();
  });

  test("stays as typed if the seller confirms it, and is asked again if another name is typed", async () => {
    const { site, send, form } = await typed(open, "Toyta", "Rav 4");
    expect(await send({ meant: "" })).toBe(`${page}/car`);
    expect((await form()).car).toEqual(["2020", "Toyta", "Rav 4", undefined]);
    expect(await send({ by: "car", modelYear: "2020", make: "Toyota", model: "Camery" })).toBe(
      `${page}/start#problems`,
    );
    await site.stop();
  });

  test("is asked again when a name is sent that was not suggested", async () => {
    const { site, send, form } = await typed(open, "Toyta", "Rav 4");
    expect(await send({ meant: "Bugatti Chiron" })).toBe(`${page}/start#problems`);
    expect((await form()).car).toEqual(["2020", "Toyta", "Rav 4", undefined]);
    await site.stop();
  });
});

describeOnEveryDatabase("a make and model that are known", (open) => {
  test.each([
    ["ford", "F150", ["2020", "Ford", "F-150", undefined]],
    ["Chevy", "camaro", ["2020", "Chevrolet", "Camaro", undefined]],
    ["checker", "Marathon", ["2020", "checker", "Marathon", undefined]],
  ])("are spelled like the catalog's, and need no question: %s %s", async (make, model, car) => {
    const { site, to, form } = await typed(open, make, model);
    expect(to).toBe(`${page}/car`);
    expect((await form()).car).toEqual(car);
    await site.stop();
  });
});
