import styles from "./body-style-picture.module.css";
import { bodyPictures, type IllustratedBody } from "./illustrations/body-pictures.ts";

/**
 * The illustration of a body style as decoration, 4:3, in silver. Used where it represents no
 * single vehicle and needs no paint: one element instead of a hundred.
 */
export function BodyStylePicture({ body }: { body: IllustratedBody }) {
  return (
    <img
      src={bodyPictures[body]}
      alt=""
      width={640}
      height={480}
      loading="lazy"
      decoding="async"
      className={styles.picture}
    />
  );
}
