import { classNames } from "@forecourt/ui/class-names";
import styles from "./portrait.module.css";

/** The width and height of a picture. */
const pixelsOf = { small: 48, medium: 112, large: 160 };

interface PortraitProps {
  fullName: string;
  /** Null = the initials stand in, of which a small one has room for the first. */
  photo: string | null;
  size?: keyof typeof pixelsOf;
  /** True for a picture far down a page, whose first picture loads sooner without it. */
  lazy?: boolean;
}

/** The picture of a person. It says nothing beside the name, so screen readers skip it. */
export function Portrait({ fullName, photo, size = "medium", lazy = false }: PortraitProps) {
  const className = classNames(styles.portrait, size !== "medium" && styles[size]);
  const pixels = pixelsOf[size];
  if (photo !== null) {
    return (
      <img
        src={photo}
        alt=""
        width={pixels}
        height={pixels}
        loading={lazy ? "lazy" : "eager"}
        className={className}
      />
    );
  }
  return (
    <span aria-hidden className={className}>
      {size === "small" ? fullName.slice(0, 1) : initials(fullName)}
    </span>
  );
}

function initials(fullName: string): string {
  return fullName
    .split(" ")
    .map(([letter]) => letter)
    .join("");
}
