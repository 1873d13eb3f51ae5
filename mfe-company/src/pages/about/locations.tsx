import { maskPhone } from "@forecourt/domain/phone";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { Badge } from "@forecourt/ui/elements/badge";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { StoreCard } from "@forecourt/ui/elements/store-card";
import { Grid } from "@forecourt/ui/layout/stack";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import type { AboutData } from "./about-data.ts";

type Location = AboutData["locations"][number];

/** Where the dealer's stores are; a single one needs no list of its own beside the text. */
export function Locations({ locations }: { locations: readonly Location[] }) {
  if (locations.length < 2) return null;
  return (
    <Grid as="ul" columns={3} gap={4}>
      {locations.map((location) => (
        <li key={location.id}>
          <LocationCard location={location} />
        </li>
      ))}
    </Grid>
  );
}

function LocationCard({ location }: { location: Location }) {
  const t = useTexts();
  const { storeChosen, phoneMasks } = useSite();
  const { name, addressLine1, addressLine2, city, stateShort, zip } = location;
  const { phone, mapUrl, picture, opened, page } = location;
  return (
    <StoreCard
      name={name}
      href={page}
      picture={picture !== null && { src: picture, alt: t("store.picture", { store: name }) }}
      status={
        storeChosen &&
        location.current && (
          <p>
            <Badge tone="brand">{t("store.yours")}</Badge>
          </p>
        )
      }
      address={[
        addressLine1,
        ...(addressLine2 === null ? [] : [addressLine2]),
        `${city}, ${stateShort} ${zip}`,
        ...(opened === null ? [] : [opened]),
      ]}
    >
      <PhoneLink phone={phone}>{maskPhone(phone, phoneMasks.general)}</PhoneLink>
      <a href={mapUrl}>
        {t("frame.directions")} <VisuallyHidden>{name}</VisuallyHidden>
      </a>
    </StoreCard>
  );
}
