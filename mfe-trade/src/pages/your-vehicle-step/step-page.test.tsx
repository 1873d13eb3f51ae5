/** @jest-environment jsdom */
import type { CarForm } from "@forecourt/contracts/areas/trade/appraisal-form";
import type { Appraisal, SellerQuestionnaire } from "@forecourt/contracts/areas/trade/appraisals";
import type { Answers } from "@forecourt/domain/trade/questionnaire";
import { readAnswers } from "@forecourt/domain/trade/read-answers";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { answersView } from "./answers-view.ts";
import { carView } from "./car-view.ts";
import { questionsView } from "./questions-view.ts";
import type { StepData } from "./step-data.ts";
import { Page } from "./step-page.tsx";

const doFetch = stubFetch();
beforeEach(() => void doFetch.mockResolvedValue({} as Response));

const token = "t".repeat(43);
const radio = (text: string, values: readonly string[], condition: object | null = null) => ({
  text,
  description: null,
  inputType: "radio" as const,
  required: true,
  condition: condition as { questionId: string; answers: string[] } | null,
  answers: values.map((value) => ({ label: value, value, description: null })),
});

/** Question 2 is revealed on the page of 1, and 3 on the next one. */
const questionnaire: SellerQuestionnaire = {
  questions: {
    "1": radio("Is it good?", ["yes", "no"]),
    "2": radio("Why not?", ["rust", "dents"], { questionId: "1", answers: ["no"] }),
    "3": radio("How much rust?", ["some", "a lot"], { questionId: "2", answers: ["rust"] }),
    "4": { ...radio("Anything else?", []), inputType: "textarea", required: false },
  },
  categories: [
    {
      categoryId: "a",
      categoryTitle: "Condition",
      categoryDescription: null,
      questionsIds: ["1", "2"],
    },
    { categoryId: "b", categoryTitle: "Rust", categoryDescription: null, questionsIds: ["3"] },
    { categoryId: "c", categoryTitle: "Comments", categoryDescription: null, questionsIds: ["4"] },
  ],
};

const form: CarForm = {
  fields: { vin: "1M8GDM9AXKP042788", modelYear: "2019", make: "Toyota", model: "RAV4" },
  lookup: { status: "found", cars: [] },
  options: [
    { code: "20", label: "Leather seats" },
    { code: "bed-liner", label: "Bed liner" },
  ],
  latestYear: 2027,
  isConfirmed: true,
  expiresAt: "2026-12-23T12:00:00.000Z",
};

function viewOf(
  answers: Answers,
  { query = "", ...changes }: Partial<CarForm> & { query?: string } = {},
) {
  const appraisal: Appraisal = {
    car: {
      vin: null,
      licensePlate: null,
      state: "MO",
      modelYear: 2019,
      make: "Toyota",
      model: "RAV4",
      series: null,
      style: null,
      mileage: 60_000,
      exteriorColor: null,
      options: ["20"],
    },
    questions: readAnswers(questionnaire, answers),
    offer: null,
    expiresAt: form.expiresAt,
  };
  const request = pageRequest(
    `/sell-trade-my-car/your-vehicle/${token}${query}`,
    "http://trade.test",
  );
  return { request, token, form: { ...form, ...changes }, questionnaire, appraisal };
}

function conditionPage(answers: Answers, query = "") {
  const [category] = questionnaire.categories;
  if (category === undefined) throw new Error("no category");
  return questionsView(viewOf(answers, { query }), category);
}

const element = (data: StepData) => (
  <SiteProvider site={siteFixture()}>
    <Page data={data} />
  </SiteProvider>
);
const show = (data: StepData) => render(element(data));
const next = () => screen.getByRole("button", { name: "Continue" });

describe("every page of an appraisal", () => {
  test.each<[string, StepData]>([
    ["car", carView(viewOf({}))],
    ["questions", conditionPage({})],
    ["answers", answersView(viewOf({ "1": ["yes"] }))],
  ])("%s has one main heading, a text for every label, and hydrates", (_name, data) => {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(element(data));
    expect(container.textContent).not.toMatch(
      /\b(?:car|field|step|answers|question|resume)\.[a-z]/,
    );
    expect(container.querySelector("form")?.getAttribute("action")).toBe(
      `/api/trade/appraisals/${token}/form`,
    );
    render(element(data), { container, hydrate: true });
    expect(headingProblems(container)).toEqual([]);
  });
});

describe("the page of the car", () => {
  test("names the found car, and shows its fields when one is wrong", () => {
    show(carView(viewOf({}, { query: "?check=1", fields: { ...form.fields, modelYear: "19" } })));
    const correct = screen.getByText("Not quite right? Correct it").closest("details");
    expect(correct?.open).toBe(true);
    expect(screen.getByRole("alert").textContent).toContain("Year: Enter the model year");
    expect(screen.getByRole("alert").textContent).toContain("Mileage: Enter the mileage");
  });

  test.each([
    [{}, /^Does it have any of these\? They don’t change the online price/],
    [{ areOptionsValued: true }, /^Does it have any of these\? Some of them may change the price/],
  ])("says whether options change the price: %j", (changes, title) => {
    show(carView(viewOf({}, changes)));
    const group = screen.getByText(title).closest("fieldset");
    expect(group?.querySelectorAll("input")).toHaveLength(2);
    // Options that do not change the price are collapsed.
    expect(group?.closest("details")?.open).toBe("areOptionsValued" in changes ? undefined : false);
  });

  test("starts with no state, which only the seller knows", () => {
    show(carView(viewOf({})));
    const state = screen.getByRole<HTMLSelectElement>("combobox", { name: /^State where/ });
    expect(state.value).toBe("");
  });

  test("offers several cars, and none of them", () => {
    const car = { modelYear: 2019, make: "Toyota", model: "RAV4", series: "XLE", style: "SUV" };
    const cars = [car, { ...car, series: "LE" }];
    show(carView(viewOf({}, { lookup: { status: "found", cars } })));
    const names = screen.getAllByRole("radio").map((one) => one.closest("label")?.textContent);
    expect(names).toEqual(["2019 Toyota RAV4 XLE SUV", "2019 Toyota RAV4 LE SUV", "None of these"]);
  });

  test("asks for the trim among the known ones, which is optional", () => {
    show(carView(viewOf({}), ["LE", "XLE"]));
    const trim = screen.getByRole<HTMLSelectElement>("combobox", { name: "Trim" });
    expect([trim.value, [...trim.options].map(({ text }) => text)]).toEqual([
      "",
      ["I’m not sure", "LE", "XLE", "Another trim"],
    ]);
    expect(screen.queryByRole("textbox", { name: /^Trim/ })).toBeNull();
  });

  test.each([
    ["xle", ["XLE"], "XLE"],
    ["Sport", ["LE", "XLE", "Sport"], "Sport"],
  ])("keeps the trim %s that was typed", (series, known, value) => {
    const fields = { ...form.fields, series };
    const trims = known.filter((trim) => trim !== "Sport");
    show(carView(viewOf({}, { fields, lookup: { status: null, cars: [] } }), trims));
    const trim = screen.getByRole<HTMLSelectElement>("combobox", { name: "Trim" });
    expect(trim.value).toBe(value);
    expect([...trim.options].slice(1, -1).map((option) => option.value)).toEqual(known);
  });

  test("asks for the options of this car, with those ticked that it is known to have", () => {
    show(carView(viewOf({}, { fields: { ...form.fields, "option.20": "yes" } })));
    const boxes = within(screen.getByRole("group", { name: /^Does it have any of these\?/ }));
    expect(
      boxes.getAllByRole<HTMLInputElement>("checkbox").map(({ name, checked }) => [name, checked]),
    ).toEqual([
      ["option.20", true],
      ["option.bed-liner", false],
    ]);
  });

  test("does not ask for a trim that the VIN tells", () => {
    show(carView(viewOf({}, { fields: { ...form.fields, series: "XLE" } }), ["LE", "XLE"]));
    expect(screen.queryByRole("combobox", { name: "Trim" })).toBeNull();
  });

  test("says that a VIN which no source knows is kept", () => {
    show(carView(viewOf({}, { lookup: { status: "not-found", cars: [] } })));
    expect(screen.getByText("We couldn’t find a car for 1M8GDM9AXKP042788")).toBeTruthy();
  });
});

describe("the page of questions", () => {
  test("reveals and hides questions with the answers, and counts what is known to be asked", () => {
    show(conditionPage({}));
    expect(screen.queryByRole("group", { name: "Why not?" })).toBeNull();
    expect(screen.getByText("Step 2 of about 4")).toBeTruthy();
    expect(screen.queryByText(/questions? answered/)).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: "no" }));
    expect(screen.getByText("Step 2 of about 4")).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: "rust" }));
    expect(screen.getByText("2 of 3 questions answered")).toBeTruthy();
    expect(screen.getByText("Step 2 of 5")).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: "yes" }));
    expect(screen.queryByRole("group", { name: "Why not?" })).toBeNull();
    expect(screen.getByText("1 of 1 question answered")).toBeTruthy();
  });

  test("without an answer is not sent, and says which one is missing", () => {
    show(conditionPage({}));
    fireEvent.click(next());
    const alert = screen.getByRole("alert");
    expect(document.activeElement).toBe(alert);
    const link = within(alert).getByRole("link", { name: /^Is it good: Answer/ });
    const target = document.querySelector(link.getAttribute("href") ?? "");
    expect(target).toBe(screen.getByRole("radio", { name: "yes" }));
  });

  test("without an answer is saved in the background, as it is sent without a script", () => {
    show(conditionPage({}));
    fireEvent.click(screen.getByRole("radio", { name: "no" }));
    fireEvent.click(next());
    const [url, init] = doFetch.mock.calls[0] ?? [];
    expect(url).toMatch(new RegExp(`/api/trade/appraisals/${token}/form$`));
    const body = new URLSearchParams("page=questions&category=a&answer.1=no&intent=save");
    expect(init).toMatchObject({ method: "POST", redirect: "manual", keepalive: true });
    expect(init?.body).toEqual(body);
  });

  test("shows what the service found wrong, with what was answered", () => {
    show(conditionPage({ "1": ["no"] }, "?check=1"));
    expect(screen.getByRole("radio", { name: "no" })).toHaveProperty("checked", true);
    expect(screen.getByRole("alert").textContent).toContain("Why not: Answer");
  });
});

describe("the list of answers", () => {
  test("has a way to change each, and the offer once nothing is missing", () => {
    const { unmount } = show(answersView(viewOf({ "1": ["no"] })));
    expect(screen.getByText("Not answered yet")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "See my offer" })).toBeNull();
    unmount();
    show(answersView(viewOf({ "1": ["yes"] })));
    expect(screen.getByRole("button", { name: "See my offer" })).toBeTruthy();
    expect(screen.getByText("Leather seats")).toBeTruthy();
    const changes = screen.getAllByRole("link", { name: /^Change/ });
    expect(changes.map((link) => link.getAttribute("href"))).toEqual(
      ["car", "questions/a", "questions/c"].map(
        (step) => `/sell-trade-my-car/your-vehicle/${token}/${step}?edit=1`,
      ),
    );
  });
});
