import { useTexts } from "@forecourt/remote-kit/site-context";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useRef, useState } from "react";
import type { CardData } from "./card-data.ts";
import styles from "./gallery.module.css";
import { GalleryThumbnails } from "./gallery-thumbnails.tsx";
import { VehiclePicture } from "./vehicle-picture.tsx";

interface GalleryProps {
  car: CardData;
  /** None = the illustration. */
  images: readonly string[];
}

/** A car's pictures: a row that is scrolled, and turned with buttons and arrow keys; never by itself. */
export function Gallery({ car, images }: GalleryProps) {
  const t = useTexts();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  if (images.length === 0) {
    return (
      <div className={styles.gallery}>
        <div className={styles.alone}>
          <VehiclePicture car={car} src={null} eager moves />
        </div>
      </div>
    );
  }
  const label = (index: number) =>
    t("vehicle.gallery.position", { number: index + 1, count: images.length });
  const show = (index: number) => {
    const width = track.current?.clientWidth ?? 0;
    track.current?.scrollTo({ left: index * width, behavior: "smooth" });
  };
  return (
    <section className={styles.gallery} aria-label={t("vehicle.gallery")}>
      <div className={styles.stage}>
        <ul
          ref={track}
          className={styles.track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setShown(Math.round(scrollLeft / Math.max(clientWidth, 1)))
          }
          onKeyDown={(event) => {
            const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
            if (step === undefined) return;
            event.preventDefault();
            show(Math.min(Math.max(shown + step, 0), images.length - 1));
          }}
        >
          {images.map((src, index) => (
            <li key={src} id={`picture-${index + 1}`} className={styles.slide}>
              <VehiclePicture
                car={car}
                src={src}
                alt={`${car.imageLabel}. ${label(index)}`}
                eager={index === 0}
                moves={index === 0}
              />
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <div className={styles.controls}>
            <Turn
              label={t("vehicle.gallery.previous")}
              off={shown === 0}
              onClick={() => show(shown - 1)}
            >
              <ChevronLeft size={22} />
            </Turn>
            <p className={styles.position} aria-live="polite">
              {label(shown)}
            </p>
            <Turn
              label={t("vehicle.gallery.next")}
              off={shown === images.length - 1}
              onClick={() => show(shown + 1)}
            >
              <ChevronRight size={22} />
            </Turn>
          </div>
        )}
      </div>
      {images.length > 1 && (
        <GalleryThumbnails images={images} shown={shown} label={label} show={show} />
      )}
    </section>
  );
}

function Turn(props: {
  label: string;
  off: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={props.label}
      aria-disabled={props.off}
      onClick={props.off ? undefined : props.onClick}
    >
      {props.children}
    </button>
  );
}
