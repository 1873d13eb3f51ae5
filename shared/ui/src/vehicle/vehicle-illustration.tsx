import { classNames } from "../class-names.ts";
import { bodyPictures, type IllustratedBody } from "./illustrations/body-pictures.ts";
import { defaultPaint } from "./illustrations/default-paint.ts";
import styles from "./vehicle-illustration.module.css";

interface VehicleIllustrationProps {
  /** Null = unknown: a covered car. */
  body: IllustratedBody | null;
  /** The car's own color as `#rrggbb`; null = unknown: silver. */
  paint: string | null;
  /** The alternative text: "2022 Mitsubishi Outlander SE, illustration". Empty = decoration. */
  alt: string;
  /**
   * Label in the corner: "Illustration". Omitted where the picture represents no single vehicle.
   */
  caption?: string | undefined;
  /** Without the showroom background. */
  bare?: boolean;
}

/**
 * An illustration by body style in the car's own color, 4:3, where there is no photograph. The
 * color is SVG's `color` attribute, because the content security policy refuses inline styles.
 */
export function VehicleIllustration(props: VehicleIllustrationProps) {
  const { body, paint, alt, caption, bare = false } = props;
  const drawn = body ?? "covered";
  const described = alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt };
  return (
    <span className={classNames(styles.frame, !bare && styles.studio)}>
      <svg
        viewBox="0 0 640 480"
        className={styles.drawing}
        color={paint ?? defaultPaint}
        {...described}
      >
        <use href={`${bodyPictures[drawn]}#${drawn}`} />
      </svg>
      {caption !== undefined && (
        <span className={styles.caption} aria-hidden>
          {caption}
        </span>
      )}
    </span>
  );
}
