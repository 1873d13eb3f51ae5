import { endpoint } from "@forecourt/contracts/endpoint";
import { expect, test } from "@jest/globals";
import { z } from "zod";
import { docsPage } from "./docs-page.ts";
import { openApiDocument } from "./document.ts";

const findStore = endpoint({
  method: "GET",
  path: "/api/company/stores/:id",
  params: z.object({ id: z.string() }),
  reply: z.object({ name: z.string().describe("<b>bold</b>") }),
  errors: ["not-found"],
});

test("the page lists every endpoint, and services that do not respond", () => {
  const page = docsPage([
    { service: "company", document: openApiDocument("Company", [findStore]) },
    { service: "trade", document: null },
  ]);
  expect(page).toContain("<summary><code>GET /api/company/stores/{id}</code></summary>");
  expect(page).toContain('<a href="/api/company/openapi.json">');
  expect(page).toContain("<h2>trade</h2><p>This service does not answer.</p>");
});

test("the page escapes texts and loads no other file", () => {
  const page = docsPage([
    { service: "company", document: openApiDocument("Company", [findStore]) },
  ]);
  expect(page).toContain("&lt;b&gt;bold&lt;/b&gt;");
  expect(page).not.toMatch(/<script|<link|<img|<style|\ssrc=/);
});
