import { useTexts } from "@forecourt/remote-kit/site-context";
import { photoSources } from "@forecourt/remote-kit/vehicle-picture/photo-sources";
import {
  type PicturedVehicle,
  VehiclePicture,
} from "@forecourt/remote-kit/vehicle-picture/vehicle-picture";
import Maximize from "lucide-react/icons/maximize";
import { type ComponentType, useState } from "react";
import type { FullScreenGallery as FullScreenGalleryPiece } from "./full-screen-gallery.tsx";
import styles from "./gallery.module.css";
import { GalleryControls } from "./gallery-controls.tsx";
import { GalleryThumbnails } from "./gallery-thumbnails.tsx";
import { useSlides } from "./use-slides.ts";

type FullScreenProps = Parameters<typeof FullScreenGalleryPiece>[0];

interface GalleryProps {
  car: PicturedVehicle;
  /** URLs of the feed. Empty = the illustration. */
  images: readonly string[];
}

/** A car's pictures, or its illustration. */
export function Gallery({ car, images }: GalleryProps) {
  // Feeds repeat photos and contain URLs that are not photos.
  const photos = [...new Set(images)].filter((image) => photoSources(image, "stage") !== null);
  if (photos.length > 0) return <Photos car={car} images={photos} />;
  return (
    <div className={styles.stage}>
      <VehiclePicture car={car} src={null} eager />
    </div>
  );
}

/** A scrolling row with buttons and arrow keys; it never moves by itself. */
function Photos({ car, images }: GalleryProps) {
  const t = useTexts();
  const { shown, show, isNear, track } = useSlides<HTMLUListElement>(images.length);
  const positions = images.map((_, index) =>
    t("vehicle.gallery.position", { number: index + 1, count: images.length }),
  );
  const several = images.length > 1;
  const [FullScreen, setFullScreen] = useState<ComponentType<FullScreenProps> | null>(null);
  const alts = positions.map((position) => photoText(car, position, t("frame.illustration")));
  return (
    <section className={styles.gallery} aria-label={t("vehicle.gallery")}>
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard (WCAG 2.1.1) */}
        <ul className={styles.track} tabIndex={0} aria-label={t("vehicle.gallery")} {...track}>
          {images.map((src, index) => (
            <li key={src} id={`picture-${index + 1}`} className={styles.slide}>
              <VehiclePicture
                car={car}
                src={src}
                use="stage"
                alt={alts[index] ?? ""}
                eager={index === 0 || isNear(index)}
                first={index === 0}
              />
            </li>
          ))}
        </ul>
        <FullScreenButton
          open={() => void loadFullScreen().then((loaded) => setFullScreen(() => loaded))}
        />
        {several && <GalleryControls shown={shown} positions={positions} show={show} />}
      </div>
      {several && (
        <GalleryThumbnails
          car={car}
          images={images}
          shown={shown}
          positions={positions}
          show={show}
        />
      )}
      {FullScreen && (
        <FullScreen
          images={images}
          alts={alts}
          positions={positions}
          note={car.illustrated ? t("frame.illustration") : undefined}
          first={shown}
          onClose={(index) => {
            setFullScreen(null);
            show(index, "instant");
          }}
        />
      )}
    </section>
  );
}

/** Loaded on demand, as most visitors never open it; null = not loaded, and the next press tries again. */
function loadFullScreen(): Promise<ComponentType<FullScreenProps> | null> {
  return import(/* webpackChunkName: "full-screen" */ "./full-screen-gallery.tsx").then(
    (module) => module.FullScreenGallery,
    () => null,
  );
}

function FullScreenButton({ open }: { open: () => void }) {
  const label = useTexts()("vehicle.gallery.fullScreen");
  return (
    <button type="button" className={styles.fullScreen} aria-label={label} onClick={open}>
      <Maximize size={20} />
    </button>
  );
}

function photoText({ imageLabel, illustrated }: PicturedVehicle, position: string, note: string) {
  return [imageLabel, position, ...(illustrated ? [note] : [])].join(". ");
}
