/** Texts of every lead form. */
export const leadFormKeys = {
  "leadForm.firstName": [],
  "leadForm.lastName": [],
  "leadForm.phone": [],
  "leadForm.email": [],
  "leadForm.submit": [],
  "leadForm.consent": [],
  "leadForm.missing.firstName": [],
  "leadForm.missing.lastName": [],
  "leadForm.missing.phone": [],
  "leadForm.missing.email": [],
  "leadForm.missing.message": [],
  "leadForm.missing.agreement": [],
} as const;
