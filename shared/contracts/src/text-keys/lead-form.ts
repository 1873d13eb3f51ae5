/** Texts of every lead form, and of the fine print in a corner. */
export const leadFormKeys = {
  "leadForm.firstName": [],
  "leadForm.lastName": [],
  "leadForm.phone": [],
  "leadForm.email": [],
  "leadForm.submit": [],
  "leadForm.missing.firstName": [],
  "leadForm.missing.lastName": [],
  "leadForm.missing.phone": [],
  "leadForm.missing.email": [],
  "leadForm.missing.agreement": [],
  "disclaimer.label": [],
  "disclaimer.title": [],
} as const;
