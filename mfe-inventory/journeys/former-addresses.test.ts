import { carsInStore } from "@forecourt/e2e/cars-in-store";
import { expect, test } from "@forecourt/e2e/test";

test("the former address of a car redirects once to its page, an unknown one to a page that explains it", async ({
  site,
}) => {
  const [vin = ""] = carsInStore(site, { dealer: "ozark-mitsubishi", condition: "used" });
  const former = await fetch(
    `${site.origin}/used-vehicle/any-make/any-model-2020/${vin}?utm_source=mail`,
    {
      redirect: "manual",
    },
  );
  const location = former.headers.get("location") ?? "";
  expect(former.status).toBe(301);
  expect(location).toMatch(new RegExp(`^/used-cars-for-sale/[\\w-]+-${vin}\\?utm_source=mail$`));
  const present = await fetch(site.origin + location, { redirect: "manual" });
  expect(present.status).toBe(200);
  const none = await fetch(`${site.origin}/used-vehicle/ford/f-150-2019/1FTEW1E5XKFA12345`, {
    redirect: "manual",
  });
  expect([none.status, none.headers.get("location")]).toEqual([404, null]);
});
