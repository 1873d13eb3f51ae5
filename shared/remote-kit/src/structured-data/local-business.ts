/** A business: its address and how to contact it. */
export interface BusinessPlace {
  name: string;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  stateShort: string;
  zip: string;
  /** E.164. */
  phone: string;
  mapUrl: string;
  latitude: number;
  longitude: number;
}

export type BusinessType = "AutoDealer" | "AutoRepair" | "AutoPartsStore";

/** A schema.org node of a business; `url` is the absolute address of its page. */
export function localBusiness(type: BusinessType, place: BusinessPlace, url: string): object {
  return {
    "@context": "https://schema.org",
    "@type": type,
    name: place.name,
    url,
    telephone: place.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: [place.addressLine1, place.addressLine2].filter(Boolean).join(", "),
      addressLocality: place.city,
      addressRegion: place.stateShort,
      postalCode: place.zip,
    },
    geo: { "@type": "GeoCoordinates", latitude: place.latitude, longitude: place.longitude },
    hasMap: place.mapUrl,
  };
}
