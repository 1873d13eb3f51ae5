import type { PreApprovalField } from "@forecourt/domain/financing/pre-approval-form";

/** A pre-approval as typed; `consent` is the version of the notice. */
export function samplePreApproval(
  consent: string,
  more: Partial<Record<PreApprovalField, string>> = {},
): Record<PreApprovalField, string> {
  return {
    firstName: "Ada",
    lastName: "Moss",
    email: "ada@example.com",
    phone: "(573) 555-0142",
    dateOfBirth: "04/12/1990",
    street: "12 Cedar Street",
    zip: "63701",
    housing: "rent",
    monthlyHousing: "$850",
    income: "5,200",
    incomePeriod: "monthly",
    softPullConsent: consent,
    ...more,
  };
}

type Consent = (name: string) => string;

/** A complete part of a full application, by step. */
export function sampleSteps(consent: Consent, more: Record<string, string> = {}) {
  const steps = {
    about: {
      firstName: "Ada",
      lastName: "Moss",
      email: "ada@example.com",
      phone: "(573) 555-0142",
      dateOfBirth: "04/12/1990",
      ssn: "212-45-6789",
    },
    homes: {
      "residences.0.housingStatus": "rent",
      "residences.0.monthlyRent": "850",
      "residences.0.yearsAtAddress": "2",
      "residences.0.monthsAtAddress": "3",
      "residences.0.fullAddress": "12 Cedar Street",
      "residences.0.city": "Cape Girardeau",
      "residences.0.state": "MO",
      "residences.0.zipCode": "63701",
    },
    work: {
      "employment.0.status": "employed",
      "employment.0.employer": "River Mill Bakery",
      "employment.0.jobTitle": "Baker",
      "employment.0.phone": "573-555-0101",
      "employment.0.income": "25.50",
      "employment.0.incomeType": "hourly",
      "employment.0.hoursPerWeek": "40",
      "employment.0.years": "3",
      "employment.0.months": "0",
    },
    agreements: {
      "consents.esign": consent("esign"),
      "consents.hardPull": consent("hardPull"),
      "consents.jointIntent": consent("jointIntent"),
    },
  };
  const all = Object.entries(steps).map(([step, fields]) => [
    step,
    Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, more[field] ?? value]),
    ),
  ]);
  return Object.fromEntries(all) as Record<keyof typeof steps, Record<string, string>>;
}
