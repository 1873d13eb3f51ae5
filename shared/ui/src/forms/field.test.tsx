/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Field } from "./field.tsx";

describe("Field", () => {
  test("is named by its label, without the asterisk, and required", () => {
    render(<Field name="code" label="Code" required />);
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Code" });
    expect(field.required).toBe(true);
    expect(screen.getByText("*").getAttribute("aria-hidden")).toBe("true");
    expect(field.getAttribute("aria-describedby")).toBeNull();
  });

  test("is described by its help and its error", () => {
    render(<Field name="code" label="Code" help="Six digits." error="Code is required" />);
    const field = screen.getByRole("textbox", { name: "Code" });
    const ids = (field.getAttribute("aria-describedby") ?? "").split(" ");
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Six digits.",
      "Code is required",
    ]);
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });
});
