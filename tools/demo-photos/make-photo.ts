import sharp from "sharp";
import { everyCar } from "../demo-inventory/every-car.ts";
import type { PhotoView } from "../demo-inventory/photos-of.ts";
import { drawPhoto } from "./draw-photo.ts";

sharp.concurrency(1);
sharp.cache(false);

const cars = new Map(everyCar().flatMap(({ cars: inLot }) => inLot.map((car) => [car.vin, car])));

/** A photo of the demo car with this VIN as SVG; null = there is no such car. */
export function photoOf(vin: string, view: PhotoView): string | null {
  const car = cars.get(vin);
  return car ? drawPhoto(view, car) : null;
}

/** A photo as JPEG; `svg` states its size. */
export function renderPhoto(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten({ background: "#d3d8dc" })
    .jpeg({ quality: 86 })
    .toBuffer();
}
