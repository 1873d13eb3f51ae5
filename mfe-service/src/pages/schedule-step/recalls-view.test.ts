import { defaultTexts } from "@forecourt/testing/default-texts";
import { expect, test } from "@jest/globals";
import { siteText } from "../../parts/visit/visit-text.ts";
import { recallsView } from "./recalls-view.ts";

const t = siteText(defaultTexts());

const recall = {
  campaign: "20V682000",
  component: "Fuel system",
  summary: "The fuel pump may fail.",
  consequence: "",
  remedy: "It is replaced.",
};

test("says how many recalls are open, what they are about, and that repairs are free", () => {
  const one = recallsView(t, { status: "open", recalls: [recall], isSandbox: false });
  expect(one).toMatchObject({
    hasOpenRecalls: true,
    title: "Your vehicle has 1 open safety recall",
    recalls: [{ text: "Fuel system: The fuel pump may fail. (20V682000)" }],
  });
  expect(one?.notes.join(" ")).toContain("free of charge");
  const two = recallsView(t, {
    status: "open",
    recalls: [recall, { ...recall, campaign: "2" }],
    isSandbox: false,
  });
  expect(two?.title).toBe("Your vehicle has 2 open safety recalls");
});

test("tells none found from not checked, and nothing without a source", () => {
  const view = (status: "none" | "unchecked" | "off") =>
    recallsView(t, { status, recalls: [], isSandbox: false });
  expect(view("none")?.title).toContain("no open safety recalls");
  expect(view("unchecked")?.title).toContain("couldn’t check");
  expect(view("off")).toBeNull();
});

test("says that recalls of the sandbox are invented", () => {
  const view = recallsView(t, { status: "open", recalls: [recall], isSandbox: true });
  expect(view?.notes.at(-1)).toContain("invented");
});
