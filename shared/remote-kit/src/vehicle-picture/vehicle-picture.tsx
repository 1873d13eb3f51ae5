import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import { VehicleIllustration } from "@forecourt/ui/vehicle/vehicle-illustration";
import { useState } from "react";
import { useTexts } from "../site-context.tsx";
import { type PhotoUse, photoSources } from "./photo-sources.ts";
import styles from "./vehicle-picture.module.css";

/** What a picture of a car needs. */
export interface PicturedVehicle {
  vin: string;
  bodyStyle: VehicleSummary["bodyStyle"];
  exteriorHex: string | null;
  /** True: its pictures are drawings, and are marked as such. */
  illustrated?: boolean;
  /** Describes the picture for screen readers. */
  imageLabel: string;
}

interface VehiclePictureProps {
  car: PicturedVehicle;
  /** URL of the photo in the feed; null = the illustration. */
  src: string | null;
  /** Place of the picture, which decides the loaded size. */
  use?: PhotoUse;
  /** Replaces the default alternative text; empty = decorative. */
  alt?: string;
  /** Loaded at once instead of lazily. */
  eager?: boolean;
  /** The one image with the highest priority on the page. */
  first?: boolean;
}

/** A car's photo, or its illustration without one or when it fails to load. Always 4:3. */
export function VehiclePicture({ src, use = "card", ...picture }: VehiclePictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const caption = useTexts()("frame.illustration");
  const { car, eager = false, first = eager } = picture;
  const { alt = car.illustrated ? `${car.imageLabel}. ${caption}` : car.imageLabel } = picture;
  const sources = src === null || broken === src ? null : photoSources(src, use);
  if (sources === null) {
    const decorative = alt === "";
    return (
      <VehicleIllustration
        body={car.bodyStyle}
        paint={car.exteriorHex}
        alt={decorative ? "" : `${car.imageLabel}. ${caption}`}
        caption={decorative ? undefined : caption}
      />
    );
  }
  const photo = (
    <img
      // The image may have failed before hydration.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(src);
      }}
      {...sources}
      alt={alt}
      width={800}
      height={600}
      className={styles.photo}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
  if (alt === "") return photo;
  return (
    <span className={styles.frame} data-caption={car.illustrated ? caption : undefined}>
      {photo}
    </span>
  );
}
