import { useTexts } from "@forecourt/remote-kit/site-context";
import X from "lucide-react/icons/x";
import ZoomIn from "lucide-react/icons/zoom-in";
import { type KeyboardEvent, useEffect, useRef } from "react";
import styles from "./full-screen-gallery.module.css";
import { FullScreenSlide } from "./full-screen-slide.tsx";
import { GalleryControls } from "./gallery-controls.tsx";
import { useSlides } from "./use-slides.ts";
import { useZoom, type Zoom } from "./use-zoom.ts";

interface FullScreenGalleryProps {
  images: readonly string[];
  /** Alternative text of each picture. */
  alts: readonly string[];
  /** "Photo 3 of 12", of every picture. */
  positions: readonly string[];
  /** A visible note on every picture; missing = none. */
  note?: string | undefined;
  /** Index of the picture that it opens with. */
  first: number;
  /** Gets the index of the picture that was shown last. */
  onClose: (shown: number) => void;
}

/** The pictures over the whole window, one at a time; a press or the plus key enlarges one. */
export function FullScreenGallery({ images, alts, positions, ...props }: FullScreenGalleryProps) {
  const { note, first, onClose } = props;
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const { shown, show, isNear, track } = useSlides<HTMLUListElement>(images.length, first);
  const zoom = useZoom(shown);
  const { ref } = track;
  useEffect(() => {
    const slides = ref.current;
    dialog.current?.showModal();
    slides?.scrollTo({ left: first * slides.clientWidth, behavior: "instant" });
    dialog.current?.focus({ preventScroll: true });
  }, [ref, first]);
  const { onKeyDown: turn, ...row } = track;
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === "+" || event.key === "=") zoom.zoomIn();
    if (event.key === "-") zoom.zoomOut();
    // The keys of an enlarged picture scroll it.
    if (event.target !== zoom.ref.current) turn(event);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t("vehicle.gallery")}
      data-note={note}
      tabIndex={-1}
      onClose={() => onClose(shown)}
      onKeyDown={pressKey}
    >
      <ul className={styles.track} aria-label={t("vehicle.gallery")} {...row}>
        {images.map((src, index) => (
          <FullScreenSlide
            key={src}
            src={src}
            alt={alts[index] ?? ""}
            eager={index === shown || isNear(index)}
            zoom={index === shown ? zoom : null}
          />
        ))}
      </ul>
      <Buttons zoom={zoom} close={() => dialog.current?.close()} />
      {images.length > 1 && <GalleryControls shown={shown} positions={positions} show={show} />}
    </dialog>
  );
}

function Buttons({ zoom, close }: { zoom: Zoom; close: () => void }) {
  const t = useTexts();
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.button}
        aria-label={t("vehicle.gallery.zoom")}
        aria-pressed={zoom.isZoomed}
        onClick={zoom.toggle}
      >
        <ZoomIn size={22} />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={t("vehicle.gallery.close")}
        onClick={close}
      >
        <X size={22} />
      </button>
    </div>
  );
}
