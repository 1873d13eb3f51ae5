import type { DemoCar } from "../demo-inventory/make-car.ts";
import type { PhotoView } from "../demo-inventory/photos-of.ts";
import { shapeOf } from "./shapes/shape-of.ts";
import { dashboardView } from "./views/dashboard.ts";
import { frontView } from "./views/front.ts";
import { lot } from "./views/lot.ts";
import { rearView } from "./views/rear.ts";
import { studio } from "./views/scene.ts";
import { seatsView } from "./views/seats.ts";
import { sideView } from "./views/side.ts";
import { wheelView } from "./views/wheel.ts";

const views: Record<PhotoView, (car: DemoCar) => string> = {
  lot: (car) => sideView(shapeOf(car), car.hex, lot),
  side: (car) => sideView(shapeOf(car), car.hex, studio),
  front: (car) => frontView(shapeOf(car), car.hex),
  rear: (car) => rearView(shapeOf(car), car.hex),
  dashboard: dashboardView,
  seats: seatsView,
  wheel: (car) => wheelView(shapeOf(car), car.hex),
};

/** A photo of a demo car as SVG: the same drawing for the same facts. */
export function drawPhoto(view: PhotoView, car: DemoCar): string {
  return views[view](car);
}
