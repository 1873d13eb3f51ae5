/** @jest-environment jsdom */

import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { describe, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderWithTexts } from "../../testing/render-with-texts.tsx";
import type { FilterForm as Form } from "./filter-data.ts";
import { FilterForm } from "./filter-form.tsx";

const form: Form = {
  action: "/used-cars-for-sale",
  hidden: [
    ["body", "suvs,trucks"],
    ["sort", "year"],
  ],
  fields: [
    { name: "price-under", label: "To", value: "20000", unit: "$" },
    {
      name: "term",
      label: "Term",
      value: "60",
      choices: [
        { value: "24", label: "24 months" },
        { value: "60", label: "60 months" },
      ],
    },
  ],
  submit: "Apply",
};

describe("FilterForm", () => {
  test("submits its fields and the other filters without JavaScript", () => {
    renderWithTexts(<FilterForm form={form} label="Price" />);
    const drawn = screen.getByRole<HTMLFormElement>("form", { name: "Price" });
    expect(drawn.method).toBe("get");
    expect(drawn.getAttribute("action")).toBe("/used-cars-for-sale");
    expect([...new FormData(drawn)]).toEqual([
      ["body", "suvs,trucks"],
      ["sort", "year"],
      ["price-under", "20000"],
      ["term", "60"],
    ]);
    expect(screen.getByRole("button", { name: "Apply" }).getAttribute("type")).toBe("submit");
  });

  test("has a label for every field", () => {
    renderWithTexts(<FilterForm form={form} label="Price" />);
    expect(screen.getByLabelText("To").getAttribute("name")).toBe("price-under");
    expect(screen.getByLabelText("Term").tagName).toBe("SELECT");
  });

  test("is submitted when something is chosen, or when a number was typed", async () => {
    const user = userEvent.setup();
    const { rerender } = renderWithTexts(<FilterForm form={form} label="Price" />);
    const sent: [string, FormDataEntryValue][][] = [];
    const drawn = screen.getByRole<HTMLFormElement>("form", { name: "Price" });
    drawn.addEventListener("submit", (event) => {
      event.preventDefault();
      sent.push([...new FormData(drawn)]);
    });
    await user.selectOptions(screen.getByLabelText("Term"), "24 months");
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContainEqual(["term", "24"]);
    await user.click(screen.getByLabelText("To"));
    await user.tab();
    expect(sent).toHaveLength(1);
    await user.clear(screen.getByLabelText("To"));
    await user.type(screen.getByLabelText("To"), "18000");
    expect(sent).toHaveLength(1);
    await user.tab();
    expect(sent[1]).toContainEqual(["price-under", "18000"]);
    const fields = form.fields.map((field) => ({ ...field, value: field.unit ? "15000" : "60" }));
    rerender(<FilterForm form={{ ...form, fields }} label="Price" />);
    expect(screen.getByLabelText<HTMLInputElement>("To").value).toBe("15000");
  });

  test("remembers a ZIP code when it is sent, and sends no malformed one", async () => {
    const user = userEvent.setup();
    const store = createVisitorStore();
    const zip = { name: "zip", label: "Your ZIP code", value: "", zipHint: "Five digits" };
    const formWith = (value: string) => (
      <FilterForm form={{ ...form, fields: [{ ...zip, value }] }} label="Store" />
    );
    const { rerender } = renderWithTexts(formWith(""), store);
    const drawn = screen.getByRole<HTMLFormElement>("form", { name: "Store" });
    const sent: (FormDataEntryValue | null)[] = [];
    drawn.addEventListener("submit", (event) => {
      event.preventDefault();
      sent.push(new FormData(drawn).get("zip"));
    });
    const field = screen.getByLabelText("Your ZIP code");
    await user.type(field, "6520");
    await user.tab();
    expect(sent).toEqual([]);
    await user.type(field, "1");
    await user.tab();
    expect(sent).toEqual(["65201"]);
    expect(store.getState().locationAddress).toBe("65201");
    rerender(formWith("65201"));
    await user.clear(field);
    await user.tab();
    expect(sent).toEqual(["65201", ""]);
    expect(store.getState().locationAddress).toBe("");
  });
});
