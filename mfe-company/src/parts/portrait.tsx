import { classNames } from "@forecourt/ui/class-names";
import styles from "./portrait.module.css";

interface PortraitProps {
  fullName: string;
  /** Null = the initials stand in. */
  photo: string | null;
  size?: "medium" | "large";
}

/** The picture of a person. It says nothing beside the name, so screen readers skip it. */
export function Portrait({ fullName, photo, size = "medium" }: PortraitProps) {
  const className = classNames(styles.portrait, size === "large" && styles.large);
  const pixels = size === "large" ? 160 : 80;
  if (photo !== null) {
    return <img src={photo} alt="" width={pixels} height={pixels} className={className} />;
  }
  return (
    <span aria-hidden className={className}>
      {initials(fullName)}
    </span>
  );
}

function initials(fullName: string): string {
  return fullName
    .split(" ")
    .map(([letter]) => letter)
    .join("");
}
