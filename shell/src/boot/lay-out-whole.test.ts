/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from "@jest/globals";
import { firstViewAttribute } from "../app/page-state.ts";
import { layOutWhole } from "./lay-out-whole.ts";

const root = document.documentElement;
const hasFirstView = () => root.hasAttribute(firstViewAttribute);

/** The document has a first view, with these animations. */
function begin(...names: string[]) {
  root.setAttribute(firstViewAttribute, "");
  const animations = names.map((animationName) => ({ animationName, finish: jest.fn() }));
  Object.assign(document, { getAnimations: () => animations });
  return animations.map(({ finish }) => finish);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

afterEach(() => root.removeAttribute(firstViewAttribute));

test("a first view without hidden parts ends at once, and other animations go on", () => {
  const [spin] = begin("x-spin");
  layOutWhole();
  expect(hasFirstView()).toBe(false);
  expect(spin).not.toHaveBeenCalled();
});

test("parts that are hidden are shown first, and the first view ends in a later frame", async () => {
  const [hidden] = begin("x-lay-out-later");
  layOutWhole();
  expect(hidden).toHaveBeenCalled();
  expect(hasFirstView()).toBe(true);
  await nextFrame();
  await nextFrame();
  expect(hasFirstView()).toBe(false);
});

test("a document that has no first view any more is left alone", () => {
  const [hidden] = begin("x-lay-out-later");
  root.removeAttribute(firstViewAttribute);
  layOutWhole();
  expect(hidden).not.toHaveBeenCalled();
});
