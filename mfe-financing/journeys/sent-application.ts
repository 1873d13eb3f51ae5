import {
  type ConsentTexts,
  getConsentTexts,
} from "@forecourt/contracts/areas/financing/application-parts";
import { submitApplication } from "@forecourt/contracts/areas/financing/applications";
import { saveDraft, startDraft } from "@forecourt/contracts/areas/financing/drafts";

const json = { "content-type": "application/json" };

/** The texts that an applicant agrees to, with their versions. */
export async function consentTexts(origin: string): Promise<ConsentTexts["texts"]> {
  const answer = await fetch(origin + getConsentTexts.path);
  return getConsentTexts.reply.parse(await answer.json()).texts;
}

/** Begins an application; resolves to the token of its draft. */
export async function begunApplication(origin: string, isJoint: boolean): Promise<string> {
  const answer = await fetch(origin + startDraft.path, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ isJoint, fields: { firstName: "Sam" } }),
  });
  return startDraft.reply.parse(await answer.json()).token;
}

/** Sends a complete application of one person; resolves to the token of its status page. */
export async function sentApplication(origin: string): Promise<string> {
  const draft = await begunApplication(origin, false);
  const { esign, hardPull } = await consentTexts(origin);
  const steps = {
    deal: { "deal.moneyDown": "1,500" },
    about: {
      firstName: "Sam",
      lastName: "Page",
      email: "sam@mail.example",
      phone: "5735550142",
      dateOfBirth: "04/12/1990",
      ssn: "212-45-6789",
    },
    homes: {
      "residences.0.housingStatus": "own",
      "residences.0.monthlyRent": "640",
      "residences.0.yearsAtAddress": "6",
      "residences.0.monthsAtAddress": "0",
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
      "employment.0.income": "4400",
      "employment.0.incomeType": "monthly",
      "employment.0.hoursPerWeek": "40",
      "employment.0.years": "3",
      "employment.0.months": "0",
    },
    agreements: {
      "consents.esign": esign?.version ?? "",
      "consents.hardPull": hardPull?.version ?? "",
    },
  };
  for (const [step, fields] of Object.entries(steps)) {
    await fetch(origin + saveDraft.path.replace(":token", draft), {
      method: "PUT",
      headers: json,
      body: JSON.stringify({ party: "borrower", step, fields }),
    });
  }
  const answer = await fetch(origin + submitApplication.path.replace(":token", draft), {
    method: "POST",
    headers: json,
    body: "{}",
  });
  return submitApplication.reply.parse(await answer.json()).token;
}
