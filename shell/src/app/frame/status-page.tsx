import { useLocalPath } from "@forecourt/remote-kit/site-context";
import { Badge } from "@forecourt/ui/elements/badge";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { VehicleIllustration } from "@forecourt/ui/vehicle/vehicle-illustration";
import type { ReactNode } from "react";
import styles from "./status-page.module.css";

interface StatusPageProps {
  badge: string;
  title: string;
  subtitle: string;
  note?: string | undefined;
  button: string;
  /** Below the button. */
  children?: ReactNode;
}

/** The layout of the 404 page and the error page. */
export function StatusPage({ badge, title, subtitle, note, button, children }: StatusPageProps) {
  const localPath = useLocalPath();
  return (
    <div className={styles.page}>
      <div className={styles.art}>
        <VehicleIllustration body={null} paint={null} alt="" bare />
      </div>
      <Badge>{badge}</Badge>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.subtitle}>{subtitle}</p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <div className={styles.button}>
        <ButtonLink href={localPath("")}>{button}</ButtonLink>
      </div>
      {children}
    </div>
  );
}
