/** @jest-environment jsdom */

import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { inFrame } from "../../testing/draw-page.tsx";
import { StoreChoice } from "./store-choice.tsx";

const choice = <StoreChoice id="cape" name="Ozark Trail Mitsubishi" />;
const draw = (changes = {}) => render(inFrame(choice, siteFixture(changes)).element);

test("a form makes the store the visitor's", () => {
  draw();
  const button = screen.getByRole<HTMLButtonElement>("button", {
    name: "Make this my store Ozark Trail Mitsubishi",
  });
  const form = button.form;
  if (!form) throw new Error("no form");
  expect([form.method, form.getAttribute("action")]).toEqual(["post", "/api/store"]);
  expect(Object.fromEntries(new FormData(form, button))).toMatchObject({ store: "cape" });
});

test("it says that the chosen store is the visitor's", () => {
  draw({ storeChosen: true, store: storeFixture() });
  expect(screen.getByText("Your store")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a store that only the address asks for can be chosen", () => {
  draw({ storeChosen: true, storeAsked: true, store: storeFixture() });
  expect(screen.getByRole("button")).toBeTruthy();
});
