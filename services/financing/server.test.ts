import { FinancingIndex } from "@forecourt/contracts/areas/financing/contracts";
import { FinancingGuide, ProtectionPlans } from "@forecourt/contracts/areas/financing/guides";
import { testContentService } from "@forecourt/testing/content-service";
import { describe, expect, test } from "@jest/globals";
import { createService } from "./server.ts";

const request = testContentService("financing", createService, ["dealers", "database"]);

describe("the financing index", () => {
  test("is the content of the dealer, in the form of its contract", async () => {
    const { status, body } = await request("/api/financing/pages/index", "ozark-mitsubishi");
    expect(status).toBe(200);
    const page = FinancingIndex.parse(body);
    expect(page.head.title).toBe("Auto financing in Cape Girardeau, MO | Ozark Trail Mitsubishi");
    expect(page.ways.map((way) => way.id)).toEqual(["pre-approval", "credit-score", "application"]);
    expect(page.programs.sections.map((section) => section.id)).toEqual([
      "credit-amnesty",
      "one-dime-down",
      "bad-credit",
      "no-credit",
    ]);
    expect(page.faq.items).toHaveLength(14);
  });

  test("returns the phone number of the chosen store", async () => {
    const phones = await Promise.all(
      ["columbia", "sedalia"].map(async (store) => {
        const { body } = await request("/api/financing/pages/index", "heartland", store);
        const links = FinancingIndex.parse(body).ways[0]?.links ?? [];
        return links.find(({ href }) => href.startsWith("tel:"));
      }),
    );
    expect(phones).toEqual([
      { label: "Call (573) 555-0150", href: "tel:+15735550150" },
      { label: "Call (660) 555-0180", href: "tel:+16605550180" },
    ]);
  });
});

describe("the pages that are off by default", () => {
  test.each([
    ["bad-credit", "heartland", "ozark-mitsubishi", FinancingGuide],
    ["buy-here-pay-here", "heartland", "ozark-mitsubishi", FinancingGuide],
    ["protection-plans", "ozark-mitsubishi", "heartland", ProtectionPlans],
  ])("%s exists for %s, and not for %s", async (page, on, off, schema) => {
    const found = await request(`/api/financing/pages/${page}`, on);
    expect(found.status).toBe(200);
    expect(schema.parse(found.body).faq.items.length).toBeGreaterThanOrEqual(6);
    expect(await request(`/api/financing/pages/${page}`, off)).toMatchObject({
      status: 404,
      body: { error: { code: "content-unknown" } },
    });
  });
});

describe("the configuration", () => {
  const env = { DEALERS_DIR: new URL("../../dealers", import.meta.url).pathname };

  test("is refused in production without master keys, which the message names", async () => {
    await expect(createService(env)).rejects.toThrow(/VAULT_KEYS: missing; in production/);
  });

  test.each([
    ["1:short", "each key 32 bytes"],
    ["no version", "expected version:key"],
  ])("is refused with the keys %j, which are not printed", async (VAULT_KEYS, reason) => {
    const refused = createService({ ...env, VAULT_KEYS });
    await expect(refused).rejects.toThrow(reason);
    await expect(refused).rejects.not.toThrow("short");
  });

  test.each(["BUREAU", "VAULT_KMS"])("is refused with %s_URL alone", async (name) => {
    const refused = createService({ ...env, [`${name}_URL`]: "https://host.example" });
    await expect(refused).rejects.toThrow(`${name}_URL: needs ${name}_TOKEN`);
  });
});
