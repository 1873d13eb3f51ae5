import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import type { LocationView } from "./location-view.ts";

/** The numbers of a store, as links. */
export function StorePhones({ location }: { location: LocationView }) {
  return location.phones.map(({ phone, text }) => (
    <PhoneLink key={phone} phone={phone}>
      {text}
    </PhoneLink>
  ));
}
