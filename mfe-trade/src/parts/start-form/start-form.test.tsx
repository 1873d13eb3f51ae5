/** @jest-environment jsdom */
import type { SuggestedName } from "@forecourt/contracts/areas/trade/appraisal-form";
import { carLookupMethods } from "@forecourt/domain/trade/car-lookup-methods";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { StartForm } from "./start-form.tsx";
import { startFormView } from "./start-form-view.ts";

const token = "t".repeat(43);
const rav4: SuggestedName = { make: "Toyota", model: "RAV4", series: null };
const typed = { by: "car", modelYear: "2020", make: "Toyta", model: "Rav 4" };

function show(suggestions: SuggestedName[], fields: Record<string, string> = typed) {
  const data = startFormView(pageRequest("/sell-trade-my-car", "http://trade.test"), {
    typed: { token, fields, latestYear: 2027, lookup: { suggestions }, isChecked: true },
    ways: carLookupMethods,
  });
  return render(
    <SiteProvider site={siteFixture()}>
      <StartForm data={data} level="hidden" />
    </SiteProvider>,
  );
}

const sent = (button: HTMLElement) =>
  Object.fromEntries(
    new FormData((button as HTMLButtonElement).form ?? undefined, button as HTMLButtonElement),
  );

describe("a name that is not known", () => {
  test("is answered by the one that may be meant, one tap away, and kept in its fields", () => {
    show([rav4]);
    const question = within(screen.getByRole("alert"));
    expect(question.getByRole("heading").textContent).toBe("Did you mean Toyota RAV4?");
    expect(question.getByText(/“Toyta Rav 4”/)).toBeTruthy();
    const button = question.getByRole("button", { name: "Toyota RAV4" });
    expect(button.closest("form")?.getAttribute("action")).toBe(
      `/api/trade/appraisals/${token}/form`,
    );
    expect(sent(button)).toEqual({ page: "start", meant: "Toyota RAV4" });
    expect(sent(question.getByRole("button", { name: "Use what I typed" }))).toEqual({
      page: "start",
      meant: "",
    });
    expect(screen.getByLabelText("Make")).toHaveProperty("value", "Toyta");
    expect(screen.getByLabelText("Model")).toHaveProperty("value", "Rav 4");
  });

  test("is answered by each of several, with the trim that was typed behind one", () => {
    show([
      { ...rav4, series: "XLE" },
      { ...rav4, model: "Camry" },
    ]);
    const question = within(screen.getByRole("alert"));
    expect(question.getByRole("heading").textContent).toBe("Which of these did you mean?");
    expect(question.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Toyota RAV4, XLE",
      "Toyota Camry",
      "Use what I typed",
    ]);
  });

  test("is not asked about while something else is wrong, or nothing is near", () => {
    const { unmount } = show([rav4], { ...typed, modelYear: "20" });
    expect(screen.getByRole("alert").textContent).not.toContain("Did you mean");
    unmount();
    show([]);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
