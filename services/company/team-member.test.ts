import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { afterAll, expect, test } from "@jest/globals";
import { memberPage } from "./team-member.ts";

afterAll(removeCopies);

const tenant = { dealerId: "heartland", storeId: null };
const now = new Date("2026-12-01T18:00:00Z");
const team = "heartland/content/company/team.json";

test("an address is on its page where the team shows them", async () => {
  const copy = await copyDealers();
  const emailIn = async () => {
    const dealers = await loadDealers(copy.folder);
    return memberPage("theodore-vance", { dealers, tenant, now }).member.email;
  };
  await copy.set(team, ["showEmails"], true);
  expect(await emailIn()).toBe("theodore@heartlandcrossing.example");
  await copy.set(team, ["showEmails"], undefined);
  expect(await emailIn()).toBeNull();
});

test("the hours until a reply are those of the person's store", async () => {
  const copy = await copyDealers();
  await copy.set("heartland/stores/sedalia.json", ["leads", "replyWithinHours"], 6);
  const dealers = await loadDealers(copy.folder);
  const source = { dealers, tenant: { ...tenant, storeId: "rolla" }, now };
  expect(memberPage("ruth-calloway", source).replyHours).toBe(6);
  expect(memberPage("keiko-lindgren", source).replyHours).toBe(4);
});
