/** What the leads service says of what was sent to it, under its fields and on pages of its own. */
export const leadReplyKeys = {
  "leadFault.required": [],
  "leadFault.email": [],
  "leadFault.phone": [],
  "leadFault.firstName": [],
  "leadFault.lastName": [],
  "leadFault.message": [],
  "leadFault.vehicle.make": [],
  "leadFault.vehicle.model": [],
  "leadFault.vehicle.year": [],
  "leadFault.vehicle.odometer": [],
  "leadAgain.title": [],
  "leadAgain.fields": [],
  "leadAgain.tooMany": ["minutes"],
  "leadAgain.failed": [],
  "leadAgain.message": [],
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

/** What a form is called on the page of its inquiry. */
export const inquiryFormKeys = {
  "inquiry.form.default": [],
} as const;
