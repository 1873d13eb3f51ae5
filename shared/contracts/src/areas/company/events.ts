/** Events of this area, each with its value in US dollars; 0 = counted without a value. */
export const companyEvents = {
  Contact: 2,
  SubmitApplication: 2,
  StaffLead: 0,
} as const satisfies Record<string, number>;
