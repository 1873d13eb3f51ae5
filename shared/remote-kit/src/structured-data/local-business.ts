/** A business: its address and how to contact it. */
export interface Business {
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
export function localBusiness(type: BusinessType, business: Business, url: string): object {
  return {
    "@context": "https://schema.org",
    "@type": type,
    name: business.name,
    url,
    telephone: business.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: [business.addressLine1, business.addressLine2].filter(Boolean).join(", "),
      addressLocality: business.city,
      addressRegion: business.stateShort,
      postalCode: business.zip,
    },
    geo: { "@type": "GeoCoordinates", latitude: business.latitude, longitude: business.longitude },
    hasMap: business.mapUrl,
  };
}
