import styles from "./portrait.module.css";

export interface PortraitData {
  name: string;
  /** Path of the site; null = the initials stand in. */
  photo: string | null;
}

/** The picture of a person. It says nothing beside the name, so screen readers skip it. */
export function Portrait({ name, photo }: PortraitData) {
  if (photo !== null) {
    return <img src={photo} alt="" width={44} height={44} className={styles.portrait} />;
  }
  return (
    <span aria-hidden className={styles.portrait}>
      {name
        .split(" ")
        .map(([letter]) => letter)
        .join("")}
    </span>
  );
}
