import { NewVehicleOffer } from "@forecourt/contracts/new-vehicle-offer";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { VehicleHistory } from "@forecourt/contracts/vehicle-history";
import { Page } from "../../mfe-inventory/src/pages/vehicle/vehicle-page.tsx";
import { vehicleView } from "../../mfe-inventory/src/pages/vehicle/vehicle-view.ts";
import { sampleCars } from "./sample-cars.ts";

const images: Record<string, string[]> = {
  photos: [10, 90, 170, 250, 330].map(photo),
  broken: ["/gone.jpg"],
};

/** The vehicle page: illustrated, with photographs, with a photograph that does not load, sold, unpriced. */
export function VehicleSample({ kind, site }: { kind: string; site: SiteContext }) {
  const [car] = sampleCars(site.store.id);
  if (!car) return null;
  const sold = kind === "sold";
  const detail: VehicleDetail = {
    ...car,
    ...NewVehicleOffer.parse({}),
    ...VehicleHistory.parse({}),
    status: sold ? "sold" : "live",
    price: kind === "unpriced" ? null : car.price,
    engine: "2.5 L four-cylinder",
    doors: 4,
    cityMpg: 24,
    highwayMpg: 30,
    features: ["Heated front seats", "Adaptive cruise control", "Third-row seating"],
    images: images[kind] ?? [],
    priceHistory: [
      { date: "2026-03-02", price: 2459500 },
      { date: "2026-04-01", price: 2379500 },
    ],
    soldOn: sold ? "2026-04-18" : null,
    description: "This car’s only owner traded it in to us. Our shop put on four new tires.",
    decoded: ["engine"],
  };
  const visit = { today: "2026-04-20", terms: {}, zip: null, lease: { months: NaN, miles: NaN } };
  return <Page data={{ ...vehicleView(detail, site, visit), ready: {} }} deferred={{}} />;
}

/** An empty picture of one color. */
function photo(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="hsl(${hue} 30% 60%)"/><circle cx="400" cy="300" r="150" fill="hsl(${hue} 40% 40%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
