/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { VehicleIllustration } from "./vehicle-illustration.tsx";

describe("VehicleIllustration", () => {
  test("is an image with a name, in the color of the car", () => {
    render(<VehicleIllustration body="trucks" paint="#a5171c" alt="Red truck. Illustration" />);
    const picture = screen.getByRole("img", { name: "Red truck. Illustration" });
    expect(picture.getAttribute("color")).toBe("#a5171c");
    expect(picture.querySelector("use")?.getAttribute("href")).toMatch(/\.svg#trucks$/);
  });

  test("is a silver covered car when neither body style nor color is known", () => {
    render(<VehicleIllustration body={null} paint={null} alt="A car" />);
    const picture = screen.getByRole("img", { name: "A car" });
    expect(picture.querySelector("use")?.getAttribute("href")).toMatch(/#covered$/);
    expect(picture.getAttribute("color")).toBe("#a9afb6");
  });

  test("has a visible caption that is hidden from screen readers", () => {
    render(
      <VehicleIllustration
        body="suvs"
        paint={null}
        alt="SUV. Illustration"
        caption="Illustration"
      />,
    );
    expect(screen.getByText("Illustration").getAttribute("aria-hidden")).toBe("true");
  });

  test("is hidden from screen readers when decorative", () => {
    const { container } = render(<VehicleIllustration body="suvs" paint={null} alt="" />);
    expect(screen.queryByRole("img")).toBeNull();
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });

  test("has no inline style, which the security policy forbids", () => {
    const { container } = render(<VehicleIllustration body="suvs" paint="#ffffff" alt="" />);
    expect(container.querySelectorAll("[style]")).toHaveLength(0);
  });
});
