/** Texts of the leads service: errors of fields, and its own pages. */
export const leadReplyKeys = {
  "leadFault.required": [],
  "leadFault.email": [],
  "leadFault.phone": [],
  "leadFault.firstName": [],
  "leadFault.lastName": [],
  "leadFault.message": [],
  "leadFault.zip": [],
  "leadFault.vehicle.make": [],
  "leadFault.vehicle.model": [],
  "leadFault.vehicle.year": [],
  "leadFault.vehicle.odometer": [],
  "leadAgain.title": [],
  "leadAgain.fields": [],
  "leadAgain.tooMany": ["minutes"],
  "leadAgain.failed": [],
  "leadAgain.message": [],
  "leadAgain.topic": [],
  "leadAgain.zip": [],
  "leadAgain.vehicle.make": [],
  "leadAgain.vehicle.model": [],
  "leadAgain.vehicle.year": [],
  "leadAgain.vehicle.odometer": [],
  "leadAgain.call": ["store", "phone"],
  "leadAgain.cannot": [],
  "leadAgain.cannot.title": [],
  "leadAgain.cannot.call": ["store", "phone"],
  "leadAgain.openVehicle": [],
  "leadAgain.openHome": [],
  "leadAgain.lost": [],
} as const;

/** Names of the forms on the page of an inquiry. */
export const inquiryFormKeys = {
  "inquiry.form.default": [],
} as const;
