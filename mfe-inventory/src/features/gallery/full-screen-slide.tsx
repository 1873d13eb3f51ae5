import { photoSources } from "@forecourt/remote-kit/vehicle-picture/photo-sources";
import { classNames } from "@forecourt/ui/class-names";
import styles from "./full-screen-gallery.module.css";
import type { Zoom } from "./use-zoom.ts";

interface FullScreenSlideProps {
  src: string;
  alt: string;
  eager: boolean;
  /** Null for the slides that are not shown. */
  zoom: Zoom | null;
}

/** One picture, whole or enlarged; an enlarged one is moved by scrolling. */
export function FullScreenSlide({ src, alt, eager, zoom }: FullScreenSlideProps) {
  return (
    <li className={styles.slide}>
      <div ref={zoom?.ref} className={classNames(styles.scroller, zoom?.isZoomed && styles.zoomed)}>
        <button
          type="button"
          className={styles.image}
          tabIndex={zoom ? undefined : -1}
          onClick={zoom?.press}
        >
          <img
            {...photoSources(src, zoom?.isZoomed ? "enlarged" : "fullScreen")}
            alt={alt}
            width={800}
            height={600}
            loading={eager ? "eager" : "lazy"}
            decoding="async"
          />
        </button>
      </div>
    </li>
  );
}
