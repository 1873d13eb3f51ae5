import { classNames } from "../class-names.ts";
import { defaultPaint } from "./illustrations/default-paint.ts";
import sprite from "./illustrations/sprite.svg";
import styles from "./vehicle-illustration.module.css";

/** The drawings of the sprite; `null` is a car under its cloth. */
export type IllustratedBody =
  | "suvs"
  | "sedans"
  | "wagons"
  | "coupes"
  | "convertibles"
  | "hatchbacks"
  | "trucks"
  | "minivans"
  | "commercial";

interface VehicleIllustrationProps {
  body: IllustratedBody | null;
  /** The car's own colour as `#rrggbb`; null = unknown: silver. */
  paint: string | null;
  /** What the picture is called: "2022 Mitsubishi Outlander SE, illustration". Empty = decoration. */
  alt: string;
  /** Shown in the corner: "Illustration". Missing where the picture stands for no single car. */
  caption?: string | undefined;
  /** Without the showroom around it. */
  bare?: boolean;
  /** Name shared with the same car's picture on another page, so that the browser can move it. */
  transition?: string | undefined;
}

/**
 * A drawing by body style in the car's own colour, 4:3, where there is no photograph. The colour
 * travels as SVG's own `color` attribute: a `style` attribute would need the content security policy
 * to allow inline styles.
 */
export function VehicleIllustration(props: VehicleIllustrationProps) {
  const { body, paint, alt, caption, bare = false, transition } = props;
  const described = alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt };
  return (
    <span className={classNames(styles.frame, !bare && styles.studio)}>
      <svg
        viewBox="0 0 640 480"
        className={styles.drawing}
        color={paint ?? defaultPaint}
        data-transition={transition}
        {...described}
      >
        <use href={`${sprite}#${body ?? "covered"}`} />
      </svg>
      {caption !== undefined && (
        <span className={styles.caption} aria-hidden>
          {caption}
        </span>
      )}
    </span>
  );
}
