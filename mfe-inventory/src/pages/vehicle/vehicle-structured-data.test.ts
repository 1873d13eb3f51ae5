import { describe, expect, test } from "@jest/globals";
import { car, site } from "../../testing/inventory-fixture.ts";
import { vehicleStructuredData } from "./vehicle-structured-data.ts";
import { vehicleView } from "./vehicle-view.ts";

const visit = { today: "2026-04-16", terms: {}, zip: null, lease: { months: NaN, miles: NaN } };
const url =
  "https://www.ozark.example/used-cars-for-sale/2021-mitsubishi-outlander-sport-se-JA4J4TA81MZ000123";

function nodes(changes = {}) {
  const vehicle = car(changes);
  return vehicleStructuredData(vehicle, vehicleView(vehicle, site, visit).breadcrumbs, site);
}

describe("structured data", () => {
  test("has the car with its offer at the advertised total", () => {
    expect(nodes({ images: ["https://photos.example/a.jpg"] })[0]).toEqual({
      "@type": "Car",
      name: "2021 Mitsubishi Outlander Sport",
      url,
      vehicleIdentificationNumber: "JA4J4TA81MZ000123",
      sku: "M1042",
      brand: { "@type": "Brand", name: "Mitsubishi" },
      model: "Outlander Sport",
      vehicleConfiguration: "SE",
      vehicleModelDate: "2021",
      itemCondition: "https://schema.org/UsedCondition",
      bodyType: "SUV",
      color: "Red Diamond",
      vehicleInteriorColor: "Black",
      mileageFromOdometer: { "@type": "QuantitativeValue", value: 38_120, unitCode: "SMI" },
      fuelType: "Gasoline",
      vehicleTransmission: "CVT (continuously variable)",
      driveWheelConfiguration: "All-wheel drive",
      vehicleEngine: { "@type": "EngineSpecification", name: "2.4L I4" },
      numberOfDoors: 4,
      image: ["https://www.ozark.example/_ipx/f_webp,w_1280/https%3A%2F%2Fphotos.example%2Fa.jpg"],
      offers: {
        "@type": "Offer",
        url,
        price: 18_995,
        priceCurrency: "USD",
        availability: "https://schema.org/InStock",
        itemCondition: "https://schema.org/UsedCondition",
        seller: {
          "@type": "AutoDealer",
          name: "Ozark Trail Mitsubishi",
          url: "https://www.ozark.example",
          telephone: "+15735550142",
          address: {
            "@type": "PostalAddress",
            streetAddress: "4180 Sycamore Bend Road",
            addressLocality: "Cape Girardeau",
            addressRegion: "MO",
            postalCode: "63701",
            addressCountry: "US",
          },
        },
      },
    });
  });

  test("names the store's own country", () => {
    const store = { ...site.store, countryShort: "CA" };
    const vehicle = car();
    const trail = vehicleView(vehicle, site, visit).breadcrumbs;
    const [node] = vehicleStructuredData(vehicle, trail, { ...site, store });
    expect(node).toMatchObject({ offers: { seller: { address: { addressCountry: "CA" } } } });
  });

  test("has breadcrumbs that end at the car", () => {
    const [, trail] = nodes();
    expect(trail).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Home", item: "https://www.ozark.example/" },
        { position: 2, name: "Cars For Sale" },
        { position: 3, name: "Used Cars For Sale" },
        { position: 4, name: "2021 Mitsubishi Outlander Sport SE", item: url },
      ],
    });
  });

  test("has no offer without a price, and no unknown facts", () => {
    const [node] = nodes({ price: null, mileage: null, engine: null });
    for (const key of ["offers", "mileageFromOdometer", "vehicleEngine", "image"]) {
      expect(node).not.toHaveProperty(key);
    }
  });

  test("has photos alone, and no illustrations", () => {
    const photo = "https://photos.example/a.jpg";
    const vehicle = car({ images: ["https://drawings.example/side.jpg", photo] });
    const { breadcrumbs } = vehicleView(vehicle, site, visit);
    const withHosts = { ...site, illustrationHosts: ["drawings.example"] };
    const [node] = vehicleStructuredData(vehicle, breadcrumbs, withHosts);
    expect(node).toMatchObject({ image: [expect.stringContaining(encodeURIComponent(photo))] });
  });

  test("marks a new car as new", () => {
    expect(nodes({ condition: "new" })[0]).toMatchObject({
      itemCondition: "https://schema.org/NewCondition",
    });
  });

  test("has no car when it is sold", () => {
    expect(nodes({ status: "sold", soldOn: "2026-11-02" })).toMatchObject([
      { "@type": "BreadcrumbList" },
    ]);
  });
});
