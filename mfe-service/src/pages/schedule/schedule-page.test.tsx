/** @jest-environment jsdom */
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { VehicleForm } from "../../parts/visit/vehicle-form.tsx";
import { vehicleFormView } from "../../parts/visit/vehicle-form-view.ts";
import { inFrame } from "../../testing/in-frame.tsx";
import { optionsFixture } from "../../testing/visit-fixture.ts";
import type { ScheduleData } from "./schedule-data.ts";
import { Page } from "./schedule-page.tsx";
import { elsewhereView, startView } from "./schedule-view.ts";

const site = siteFixture();
const show = (data: ScheduleData) => render(inFrame(<Page data={data} />).element);

function start(offer: string | null = null) {
  const options = optionsFixture();
  return startView(
    { site, url: new URL("https://ozark.example/service/schedule") },
    { options, fields: { make: "Toyota" }, offer, offerId: offer },
  );
}

describe("where a booking begins", () => {
  test("asks for the vehicle in a plain form, with every year down to 1981, the first of today’s VINs", () => {
    const { container } = show(start());
    expect(headingProblems(container)).toEqual([]);
    const form = container.querySelector("form");
    expect(form?.getAttribute("action")).toBe("/api/service/visits/form");
    expect(form?.method).toBe("post");
    const years = [...(form?.querySelectorAll("select option") ?? [])];
    expect([years[1]?.textContent, years.at(-1)?.textContent]).toEqual(["2027", "1981"]);
    expect(screen.getByLabelText("Make")).toHaveProperty("value", "Toyota");
    expect(container.querySelector("[name=offer]")).toBeNull();
  });

  test("suggests the models of the make that was typed, in any letter case", async () => {
    const { container } = show(start());
    const suggested = () => {
      const list = screen.getByLabelText("Model").getAttribute("list") ?? "";
      const options = container.ownerDocument.getElementById(list)?.querySelectorAll("option");
      return [...(options ?? [])].map(({ value }) => value);
    };
    expect(suggested()).toContain("RAV4");
    fireEvent.input(screen.getByLabelText("Make"), { target: { value: "mitsubishi " } });
    expect(suggested()).toContain("Outlander Sport");
    expect(suggested()).not.toContain("RAV4");
    fireEvent.input(screen.getByLabelText("Make"), { target: { value: "Studebaker" } });
    expect(suggested()).toEqual([]);
  });

  test("asks whether a VIN of another vehicle is right, at its field", () => {
    const vin = "1HGCM82633A004352";
    const form = (faults: Record<string, string>) =>
      vehicleFormView(site, {
        action: "/",
        fields: { vin, keepVin: vin },
        faults,
        options: optionsFixture(),
      });
    const { rerender } = render(<VehicleForm data={form({ vin: "It is a Honda’s." })} />);
    const box = screen.getByLabelText("Book with this VIN anyway");
    expect([box.getAttribute("name"), box.getAttribute("value")]).toEqual(["keepVin", vin]);
    expect(box).toHaveProperty("checked", false);
    rerender(<VehicleForm data={form({})} />);
    expect(screen.queryByLabelText("Book with this VIN anyway")).toBeNull();
  });

  test("names the offer that it begins with, and sends it", () => {
    const { container } = show(start("oil-change"));
    expect(screen.getByText("You’re using: oil-change")).toBeTruthy();
    expect(container.querySelector("[name=offer]")).toHaveProperty("value", "oil-change");
  });

  test("leads out to the store's own scheduling page, or to the phone", () => {
    const scheduleLink = "https://book.example/cape";
    const { container } = show(elsewhereView(site, optionsFixture({ scheduleLink })));
    expect(container.querySelector("form")).toBeNull();
    const out = screen.getByRole("link", { name: "Continue to book.example" });
    expect(out.getAttribute("href")).toBe(scheduleLink);
    const call = screen.getByRole("link", { name: "Or call us at (573) 555-0143" });
    expect(call.getAttribute("href")).toBe("tel:+15735550143");
    expect(screen.getByRole("table", { name: "Service hours" })).toBeTruthy();
    expect(headingProblems(container)).toEqual([]);
  });

  test("asks for a call where no visit can be booked online", () => {
    show(elsewhereView(site, optionsFixture({ isBookable: false })));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "We can’t take bookings online right now",
    );
    expect(screen.getByRole("link", { name: "Call (573) 555-0143" })).toBeTruthy();
  });
});
