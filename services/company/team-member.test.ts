import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { afterAll, expect, test } from "@jest/globals";
import { memberPage } from "./team-member.ts";

afterAll(removeCopies);

const tenant = { dealerId: "heartland", storeId: null };
const now = new Date("2026-12-01T18:00:00Z");
const team = "heartland/content/company/team.json";

test("an address that is for messages alone is not on its page", async () => {
  const copy = await copyDealers();
  await copy.set(team, ["members", "1", "showEmail"], false);
  const dealers = await loadDealers(copy.folder);
  const emailOf = (slug: string) => memberPage(slug, { dealers, tenant, now }).member.email;
  expect(emailOf("keiko-lindgren")).toBeNull();
  expect(emailOf("theodore-vance")).toBe("theodore@heartlandcrossing.example");
});

test("the hours until a reply are those of the person's store", async () => {
  const copy = await copyDealers();
  await copy.set("heartland/stores/sedalia.json", ["leads", "replyWithinHours"], 6);
  const dealers = await loadDealers(copy.folder);
  const source = { dealers, tenant: { ...tenant, storeId: "rolla" }, now };
  expect(memberPage("ruth-calloway", source).replyHours).toBe(6);
  expect(memberPage("keiko-lindgren", source).replyHours).toBe(4);
});
