import { maskPhone } from "@forecourt/domain/phone";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { Badge } from "@forecourt/ui/elements/badge";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { StoreCard } from "@forecourt/ui/elements/store-card";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { DepartmentStatus } from "./department-status.tsx";
import styles from "./location-card.module.css";
import type { LocationView } from "./location-view.ts";
import { StoreHours } from "./store-hours.tsx";

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
  /** True where the hours are on the page already. */
  withoutHours: boolean;
  /** True where the hours need no click. */
  openHours?: boolean;
}

/** A store: whether it is open, where it is, and the ways to reach it. */
export function LocationCard({
  location,
  labels,
  heading,
  withoutHours,
  openHours = false,
}: LocationCardProps) {
  const t = useTexts();
  const { storeChosen, phoneMasks } = useSite();
  const { name, addressLine1, addressLine2, city, stateShort, zip, phone, picture } = location;
  return (
    <StoreCard
      name={name}
      heading={heading}
      href={location.page}
      picture={picture !== null && { src: picture, alt: t("store.picture", { store: name }) }}
      status={
        <div className={styles.status}>
          {storeChosen && location.current && (
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
      address={[
        addressLine1,
        ...(addressLine2 === null ? [] : [addressLine2]),
        `${city}, ${stateShort} ${zip}`,
        ...(location.opened ? [location.opened] : []),
      ]}
      more={
        !withoutHours && <StoreHours label={labels.hours} location={location} open={openHours} />
      }
    >
      <PhoneLink phone={phone}>{maskPhone(phone, phoneMasks.general)}</PhoneLink>
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
