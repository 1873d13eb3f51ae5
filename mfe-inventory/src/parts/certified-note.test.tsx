import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { renderToString } from "react-dom/server.node";
import { certifiedNote } from "./certified-note.ts";
import { CertifiedNote } from "./certified-note.tsx";

const texts = { ...siteFixture().texts, "certified.car": "We certify this car ourselves." };
const site = siteFixture({ texts, pages: { articles: true } });

test("a certified car says who certified it, with the way to what that means", () => {
  const note = certifiedNote("car", "certified", site);
  if (!note) throw new Error("no note");
  expect(renderToString(<CertifiedNote note={note} />)).toContain(
    'href="/faqs/what-is-a-certified-car"',
  );
  expect(note.text).toBe("We certify this car ourselves.");
});

test("a certified car says how long its warranty is and who stands behind it", () => {
  const words = {
    ...texts,
    "certified.warranty": "It comes with our warranty: {warranty}. We stand behind it.",
  };
  const certifiedWarranty = "3 months or 3,000 miles";
  expect(
    certifiedNote("car", "certified", { ...site, texts: words, certifiedWarranty })?.text,
  ).toBe(
    "We certify this car ourselves. It comes with our warranty: 3 months or 3,000 miles. We stand behind it.",
  );
});

test("a dealer without articles has no link, and other cars have no note", () => {
  expect(certifiedNote("car", "certified", { ...site, pages: {} })?.link).toBeNull();
  expect(certifiedNote("list", "used", site)).toBeNull();
  expect(certifiedNote("list", undefined, site)).toBeNull();
});
