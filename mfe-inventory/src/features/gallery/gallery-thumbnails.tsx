import {
  type PicturedVehicle,
  VehiclePicture,
} from "@forecourt/remote-kit/vehicle-picture/vehicle-picture";
import { classNames } from "@forecourt/ui/class-names";
import { useEffect, useRef } from "react";
import styles from "./gallery-thumbnails.module.css";

interface GalleryThumbnailsProps {
  car: PicturedVehicle;
  images: readonly string[];
  /** Index of the picture on stage. */
  shown: number;
  /** "Picture 3 of 12", of every picture. */
  positions: readonly string[];
  show: (index: number) => void;
}

/** Thumbnails: links to the large photos, which work without JavaScript. */
export function GalleryThumbnails({ car, images, shown, positions, show }: GalleryThumbnailsProps) {
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => scrollToCenter(row.current, shown), [shown]);
  return (
    <ol className={styles.row} ref={row}>
      {images.map((src, index) => (
        <li key={src}>
          <a
            href={`#picture-${index + 1}`}
            className={classNames(styles.link, index === shown && styles.current)}
            aria-label={positions[index]}
            aria-current={index === shown || undefined}
            onClick={(event) => {
              event.preventDefault();
              show(index);
            }}
          >
            <span className={styles.image}>
              <VehiclePicture car={car} src={src} use="thumbnail" alt="" />
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Scrolls the row, and nothing else, until the current thumbnail is in its center. */
function scrollToCenter(row: HTMLElement | null, index: number): void {
  const item = row?.children[index];
  if (!row || !(item instanceof HTMLElement)) return;
  row.scrollLeft = item.offsetLeft - (row.clientWidth - item.clientWidth) / 2;
}
