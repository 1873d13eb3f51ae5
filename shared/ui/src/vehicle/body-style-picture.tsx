import styles from "./body-style-picture.module.css";
import commercial from "./illustrations/bodies/commercial.svg";
import convertibles from "./illustrations/bodies/convertibles.svg";
import coupes from "./illustrations/bodies/coupes.svg";
import hatchbacks from "./illustrations/bodies/hatchbacks.svg";
import minivans from "./illustrations/bodies/minivans.svg";
import sedans from "./illustrations/bodies/sedans.svg";
import suvs from "./illustrations/bodies/suvs.svg";
import trucks from "./illustrations/bodies/trucks.svg";
import wagons from "./illustrations/bodies/wagons.svg";
import type { IllustratedBody } from "./vehicle-illustration.tsx";

const pictures: Record<IllustratedBody, string> = {
  commercial,
  convertibles,
  coupes,
  hatchbacks,
  minivans,
  sedans,
  suvs,
  trucks,
  wagons,
};

/**
 * The illustration of a body style as decoration, 4:3, in silver. Used where it represents no
 * single vehicle and needs no paint: one element instead of a hundred.
 */
export function BodyStylePicture({ body }: { body: IllustratedBody }) {
  return (
    <img
      src={pictures[body]}
      alt=""
      width={640}
      height={480}
      loading="lazy"
      decoding="async"
      className={styles.picture}
    />
  );
}
