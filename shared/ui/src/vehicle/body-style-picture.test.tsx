/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { BodyStylePicture } from "./body-style-picture.tsx";

describe("BodyStylePicture", () => {
  test("is one decorative element that loads lazily", () => {
    const { container } = render(<BodyStylePicture body="trucks" />);
    const image = screen.getByRole<HTMLImageElement>("presentation");
    expect(container.querySelectorAll("*")).toHaveLength(1);
    expect(image.getAttribute("src")).toMatch(/\.svg$/);
    expect(image.getAttribute("alt")).toBe("");
    expect(image.getAttribute("loading")).toBe("lazy");
  });

  test("reserves its space while it loads", () => {
    render(<BodyStylePicture body="suvs" />);
    const { width, height } = screen.getByRole<HTMLImageElement>("presentation");
    expect(width / height).toBeCloseTo(4 / 3);
  });
});
