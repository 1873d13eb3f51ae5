import { classNames } from "@forecourt/ui/class-names";
import { photoSources } from "../../parts/photo-sources.ts";
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
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps the arrow keys that scroll it */}
      <div
        ref={zoom?.ref}
        className={classNames(styles.scroller, zoom?.isZoomed && styles.zoomed)}
        onKeyDown={zoom?.keepArrowKeys}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the zoom button and the plus key do the same */}
        <img
          {...photoSources(src, zoom?.isZoomed ? "enlarged" : "fullScreen")}
          alt={alt}
          width={800}
          height={600}
          className={styles.image}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          onClick={zoom?.press}
        />
      </div>
    </li>
  );
}
