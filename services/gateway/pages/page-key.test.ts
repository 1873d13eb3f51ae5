import { personalParameters } from "@forecourt/contracts/paths/personal-parameters";
import { describe, expect, test } from "@jest/globals";
import { pageKey } from "./page-key.ts";

const key = (url: string) => pageKey({ dealerId: "ozark", storeId: null, url });

describe("pageKey", () => {
  test("differs by dealer, store, path and parameters", () => {
    const inputs = [
      { dealerId: "ozark", storeId: null, url: "/a" },
      { dealerId: "heartland", storeId: null, url: "/a" },
      { dealerId: "ozark", storeId: "north", url: "/a" },
      { dealerId: "ozark", storeId: null, url: "/b" },
      { dealerId: "ozark", storeId: null, url: "/a?page=2" },
      { dealerId: "ozark", storeId: null, url: "/a?page=3" },
      { dealerId: "ozark", storeId: null, url: "/a?cars=X" },
      { dealerId: "ozark", storeId: null, url: "/a?cars=Y" },
    ];
    expect(new Set(inputs.map((input) => pageKey(input)?.id)).size).toBe(inputs.length);
  });

  test("drops a campaign's parameters and keeps all others in their order", () => {
    expect(key("/a?utm_source=x&b=1&gclid=2&a=%20&fbclid=3")).toMatchObject({
      target: "/a?b=1&a=%20",
      isShortened: true,
    });
    expect(key("/a?b=1")).toMatchObject({ target: "/a?b=1", isShortened: false });
  });

  test("is storable with the parameters of the search only", () => {
    expect(key("/cars-for-sale?page=2&sort=price")?.isStorable).toBe(true);
    expect(key("/cars-for-sale?page=2&junk=1")?.isStorable).toBe(false);
    expect(key("/cars-for-sale?utm_source=x")?.isStorable).toBe(true);
  });

  test.each(personalParameters)("is null for a page with the visitor's %s", (name) => {
    expect(key(`/a?b=1&${name}=2`)).toBeNull();
    expect(key(`/a?${name.replace(/^./, (c) => `%${c.charCodeAt(0).toString(16)}`)}=2`)).toBeNull();
  });
});
