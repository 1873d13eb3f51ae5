import { useTexts } from "@forecourt/remote-kit/site-context";
import { VehicleIllustration } from "@forecourt/ui/vehicle-illustration";
import { useState } from "react";
import type { CardData } from "./card-data.ts";
import styles from "./vehicle-picture.module.css";

interface VehiclePictureProps {
  car: Pick<CardData, "vin" | "bodyStyle" | "exteriorHex" | "imageLabel">;
  /** Address of the photograph; null = the illustration. */
  src: string | null;
  alt?: string;
  /** For the picture that is the first thing seen of a page. */
  eager?: boolean;
  /** The picture that moves along when the visitor goes from the list to the car. */
  moves?: boolean;
}

/** A car's photograph, or its illustration where there is none or it does not arrive. 4:3 in any case. */
export function VehiclePicture({
  car,
  src,
  alt,
  eager = false,
  moves = false,
}: VehiclePictureProps) {
  const t = useTexts();
  const [broken, setBroken] = useState<string | null>(null);
  const transition = moves ? `car-${car.vin}` : undefined;
  if (src === null || broken === src) {
    const caption = t("frame.illustration");
    return (
      <VehicleIllustration
        body={car.bodyStyle}
        paint={car.exteriorHex}
        alt={`${car.imageLabel}. ${caption}`}
        caption={caption}
        transition={transition}
      />
    );
  }
  return (
    <img
      // It may have failed before the script came to hear of it.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(src);
      }}
      src={src}
      alt={alt ?? car.imageLabel}
      width={800}
      height={600}
      className={styles.photo}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      data-transition={transition}
      onError={() => setBroken(src)}
    />
  );
}
