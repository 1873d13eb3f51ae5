import { useTexts } from "@forecourt/remote-kit/site-context";
import { Badge } from "@forecourt/ui/elements/badge";
import { StoreCard } from "@forecourt/ui/elements/store-card";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import type { ReactNode } from "react";
import { DepartmentStatus } from "./department-status.tsx";
import styles from "./location-card.module.css";
import type { LocationView } from "./location-view.ts";
import { StorePhones } from "./store-phones.tsx";

/** Texts of a list of stores. */
export interface LocationLabels {
  hours: string;
  directions: string;
  inventory: string;
}

interface LocationCardProps {
  location: LocationView;
  labels: LocationLabels;
  heading: "h2" | "h3";
  /** Below its links, such as its hours; missing = nothing. */
  more?: ReactNode;
}

/** A store: whether it is open, where it is, and links to call, visit and see it. */
export function LocationCard({ location, labels, heading, more }: LocationCardProps) {
  const t = useTexts();
  const { name, picture } = location;
  return (
    <StoreCard
      name={name}
      heading={heading}
      href={location.page}
      picture={picture !== null && { src: picture, alt: t("store.picture", { store: name }) }}
      status={
        <div className={styles.status}>
          {location.isYours && (
            <p>
              <Badge tone="brand">{t("store.yours")}</Badge>
            </p>
          )}
          {location.departments.map((department) => (
            <DepartmentStatus key={department.name} department={department} />
          ))}
          {location.services?.map((line) => (
            <p key={line} className={styles.services}>
              {line}
            </p>
          ))}
        </div>
      }
      address={location.address}
      more={more}
    >
      <StorePhones location={location} />
      <a href={location.mapUrl}>
        {labels.directions} <VisuallyHidden>{name}</VisuallyHidden>
      </a>
      {location.inventory !== null && (
        <a href={location.inventory}>
          {labels.inventory} <VisuallyHidden>{name}</VisuallyHidden>
        </a>
      )}
    </StoreCard>
  );
}
