import { classNames } from "@forecourt/ui/class-names";
import styles from "./gallery-thumbnails.module.css";

interface GalleryThumbnailsProps {
  images: readonly string[];
  /** Index of the picture on stage. */
  shown: number;
  /** "Picture 3 of 12", of every picture. */
  positions: readonly string[];
  show: (index: number) => void;
}

/** The small pictures. They are links to the large ones, so they work without a script. */
export function GalleryThumbnails({ images, shown, positions, show }: GalleryThumbnailsProps) {
  return (
    <ol className={styles.row}>
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
            <img
              src={src}
              alt=""
              width={96}
              height={72}
              loading="lazy"
              decoding="async"
              className={styles.image}
            />
          </a>
        </li>
      ))}
    </ol>
  );
}
