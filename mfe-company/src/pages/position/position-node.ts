import type { OpenPosition } from "@forecourt/contracts/areas/company/careers";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteStore } from "@forecourt/contracts/site-store";

const employmentTypes = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  temporary: "TEMPORARY",
  internship: "INTERN",
} as const;

/**
 * A position as a schema.org JobPosting with the properties that Google requires and recommends
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting). Null without the day on which it
 * was posted, which Google requires.
 */
export function positionNode(
  position: OpenPosition,
  path: string,
  { origin, name, logo, store, places = [store] }: SiteContext,
): object | null {
  const { id, title, description, employmentType, hours, duties, requirements, benefits } =
    position;
  const { startDate, endDate, storeIds } = position;
  if (startDate === null) return null;
  const hiring = storeIds.length === 0 ? places : places.filter((one) => storeIds.includes(one.id));
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title,
    description: [description, ...duties, ...requirements, hours, ...benefits].join("\n"),
    identifier: { "@type": "PropertyValue", name, value: id },
    datePosted: startDate,
    // Applications are taken until the day is over.
    ...(endDate !== null && { validThrough: `${endDate}T23:59:59` }),
    ...(employmentType !== null && { employmentType: employmentTypes[employmentType] }),
    workHours: hours,
    ...(duties.length > 0 && { responsibilities: duties.join("; ") }),
    ...(requirements.length > 0 && { qualifications: requirements.join("; ") }),
    ...(benefits.length > 0 && { jobBenefits: benefits.join("; ") }),
    ...baseSalary(position),
    hiringOrganization: {
      "@type": "Organization",
      name,
      sameAs: origin + href.page("company", "home"),
      ...(logo.image !== null && { logo: new URL(logo.image, origin).href }),
    },
    jobLocation: hiring.map(placeOf),
    directApply: true,
    url: origin + path,
  };
}

/** Pay before commission, in dollars. */
function baseSalary({ pay }: OpenPosition): object {
  if (pay === null) return {};
  const { kind, fromCents, toCents } = pay;
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: {
        "@type": "QuantitativeValue",
        minValue: fromCents / 100,
        ...(toCents !== null && { maxValue: toCents / 100 }),
        unitText: kind === "hour" ? "HOUR" : "YEAR",
      },
    },
  };
}

function placeOf(store: SiteStore): object {
  const { addressLine1, addressLine2, city, stateShort, zip, countryShort = "US" } = store;
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      streetAddress: [addressLine1, addressLine2].filter((line) => line !== null).join(", "),
      addressLocality: city,
      addressRegion: stateShort,
      postalCode: zip,
      addressCountry: countryShort,
    },
  };
}
