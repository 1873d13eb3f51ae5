/** @jest-environment jsdom */
import { imagePath } from "@forecourt/contracts/image-source";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { SiteProvider } from "../site-context.tsx";
import { type PicturedVehicle, VehiclePicture } from "./vehicle-picture.tsx";

const car: PicturedVehicle = {
  vin: "JA4J3VA8000012345",
  bodyStyle: "suvs",
  exteriorHex: "#a5171c",
  imageLabel: "2021 Mitsubishi Outlander, Red Diamond",
};
const renderWithTexts = (picture: ReactElement) =>
  render(<SiteProvider site={siteFixture()}>{picture}</SiteProvider>);
const photo = "https://photos.example/car.jpg";

describe("VehiclePicture", () => {
  test("shows the photo, with reserved space while it loads", () => {
    renderWithTexts(<VehiclePicture car={car} src={photo} />);
    const image = screen.getByRole<HTMLImageElement>("img", { name: car.imageLabel });
    expect([image.width, image.height]).toEqual([800, 600]);
    expect(image.getAttribute("loading")).toBe("lazy");
    expect(image.getAttribute("fetchpriority")).toBe("auto");
  });

  test("is served by this site in the widths that the layout needs", () => {
    renderWithTexts(<VehiclePicture car={car} src={photo} />);
    const { src, srcset, sizes } = screen.getByRole<HTMLImageElement>("img");
    const at = (width: number) => imagePath(photo, width) ?? "";
    expect(new URL(src).pathname).toBe(at(640));
    expect(srcset).toBe(`${at(320)} 320w, ${at(640)} 640w, ${at(768)} 768w, ${at(1024)} 1024w`);
    expect(sizes).toContain("100vw");
  });

  test("loads eagerly when it is above the fold", () => {
    renderWithTexts(<VehiclePicture car={car} src={photo} eager />);
    const image = screen.getByRole("img");
    expect([image.getAttribute("loading"), image.getAttribute("fetchpriority")]).toEqual([
      "eager",
      "high",
    ]);
  });

  test("shows the illustration for an invalid photo", () => {
    renderWithTexts(<VehiclePicture car={car} src="javascript:alert(1)" />);
    expect(screen.getByRole("img", { name: /Illustration$/ })).toBeTruthy();
  });

  test("has no name when decorative, as photo and as illustration", () => {
    renderWithTexts(<VehiclePicture car={car} src={photo} use="thumbnail" alt="" />);
    fireEvent.error(screen.getByRole("presentation"));
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.queryByText("Illustration")).toBeNull();
  });

  test("shows the illustration without a photo, and says that it is one", () => {
    renderWithTexts(<VehiclePicture car={car} src={null} />);
    const name = "2021 Mitsubishi Outlander, Red Diamond. Illustration";
    expect(screen.getByRole("img", { name }).getAttribute("color")).toBe("#a5171c");
    expect(screen.getByText("Illustration")).toBeTruthy();
  });

  test("shows the illustration when the photo fails to load", () => {
    renderWithTexts(<VehiclePicture car={car} src={photo} />);
    fireEvent.error(screen.getByRole("img"));
    expect(screen.getByRole("img", { name: /Illustration$/ })).toBeTruthy();
  });
});
