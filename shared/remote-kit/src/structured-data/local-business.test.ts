import { expect, test } from "@jest/globals";
import { localBusiness } from "./local-business.ts";

const place = {
  name: "Ozark Trail Mitsubishi",
  addressLine1: "4180 Sycamore Bend Road",
  addressLine2: null,
  city: "Cape Girardeau",
  stateShort: "MO",
  zip: "63701",
  phone: "+15735550142",
  mapUrl: "https://maps.example/cape",
  latitude: 37.3059,
  longitude: -89.5181,
};
const url = "https://www.ozark.example/our-company";

test("a business has its page, phone, address and coordinates", () => {
  expect(localBusiness("AutoDealer", place, url)).toEqual({
    "@context": "https://schema.org",
    "@type": "AutoDealer",
    name: "Ozark Trail Mitsubishi",
    url,
    telephone: "+15735550142",
    address: {
      "@type": "PostalAddress",
      streetAddress: "4180 Sycamore Bend Road",
      addressLocality: "Cape Girardeau",
      addressRegion: "MO",
      postalCode: "63701",
    },
    geo: { "@type": "GeoCoordinates", latitude: 37.3059, longitude: -89.5181 },
    hasMap: "https://maps.example/cape",
  });
});

test("a second line of the address joins the first", () => {
  const node = localBusiness("AutoRepair", { ...place, addressLine2: "Suite 4" }, url);
  expect(node).toHaveProperty("address.streetAddress", "4180 Sycamore Bend Road, Suite 4");
});
