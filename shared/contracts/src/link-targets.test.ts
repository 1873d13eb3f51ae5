import { describe, expect, test } from "@jest/globals";
import { findLink, linkTargets, linkTo } from "./link-targets.ts";

describe("linkTo", () => {
  test("returns the path of a page, and of a section with its fragment", () => {
    const pages = {
      autoFinancing: true,
      service: true,
      serviceSchedule: true,
      careers: true,
      sellTrade: true,
    };
    expect(linkTo(pages, "financing.index")).toBe("/auto-financing");
    expect(linkTo(pages, "service.schedule")).toBe("/service/schedule");
    expect(linkTo(pages, "company.careers")).toBe("/our-company/careers");
    expect(linkTo(pages, "trade.compare")).toBe("/sell-trade-my-car#compare");
  });

  test("returns null while the page or the section is switched off", () => {
    expect(linkTo({ creditScore: false }, "financing.creditScore")).toBeNull();
    expect(linkTo({ autoFinancing: true, fullCredit: false }, "financing.application")).toBeNull();
    expect(linkTo({ careers: false }, "company.careers")).toBeNull();
    expect(linkTo({ sellTrade: false }, "trade.compare")).toBeNull();
    expect(linkTo({}, "trade.index")).toBeNull();
  });
});

describe("findLink", () => {
  test("returns paths without parameters", () => {
    expect(findLink("inventory.search")).toEqual({ path: "/cars-for-sale", flags: ["search"] });
    expect(findLink("company.home")?.path).toBe("/");
  });

  test("returns null for an unknown target", () => {
    expect(findLink("financing.pre-approval")).toBeNull();
    expect(linkTargets).toContain("service.schedule");
    expect(linkTargets).not.toContain("inventory.vehicle");
  });
});
