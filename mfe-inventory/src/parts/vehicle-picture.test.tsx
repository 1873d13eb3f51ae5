/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { fireEvent, screen } from "@testing-library/react";
import { cardFixture } from "./testing/card-fixture.ts";
import { renderWithTexts } from "./testing/render-with-texts.tsx";
import { VehiclePicture } from "./vehicle-picture.tsx";

const car = cardFixture();

describe("VehiclePicture", () => {
  test("is the photograph, its place kept while it loads", () => {
    renderWithTexts(<VehiclePicture car={car} src="/car.jpg" />);
    const image = screen.getByRole<HTMLImageElement>("img", { name: car.imageLabel });
    expect([image.width, image.height]).toEqual([800, 600]);
    expect(image.getAttribute("loading")).toBe("lazy");
  });

  test("is the illustration where there is none, and says that it is one", () => {
    renderWithTexts(<VehiclePicture car={car} src={null} />);
    const name = "2021 Mitsubishi Outlander, Red Diamond. Illustration";
    expect(screen.getByRole("img", { name }).getAttribute("color")).toBe("#a5171c");
    expect(screen.getByText("Illustration")).toBeTruthy();
  });

  test("becomes the illustration when the photograph does not arrive", () => {
    renderWithTexts(<VehiclePicture car={car} src="/gone.jpg" />);
    fireEvent.error(screen.getByRole("img"));
    expect(screen.getByRole("img", { name: /Illustration$/ })).toBeTruthy();
  });

  test("has a name for moving between pages only where it is asked to", () => {
    const { container } = renderWithTexts(<VehiclePicture car={car} src="/car.jpg" moves />);
    expect(container.querySelector("img")?.dataset.transition).toBe("car-JA4J3VA8000012345");
  });
});
