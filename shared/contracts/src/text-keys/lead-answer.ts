/** What the leads service says of what was sent to it, under its fields and on pages of its own. */
export const leadAnswerKeys = {
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
  "leadAgain.submit": [],
  "leadAgain.call": ["store", "phone"],
} as const;

/** What the page of an inquiry says by itself. */
export const inquiryKeys = {
  "inquiry.title.received": [],
  "inquiry.title.delivered": [],
  "inquiry.number": [],
  "inquiry.about": [],
  "inquiry.received": [],
  "inquiry.delivered": [],
  "inquiry.onItsWay": [],
  "inquiry.replyBy": ["time", "store"],
  "inquiry.call": ["phone"],
  "inquiry.keep": [],
  "inquiry.reload": [],
} as const;

/** What its data are worded with. */
export const inquiryWordingKeys = {
  "inquiry.head.title": ["number"],
  "inquiry.head.description": [],
  "inquiry.form.default": [],
  "inquiry.form.unlockInventory": [],
  "inquiry.form.unlockPrice": [],
  "inquiry.form.scheduleTestDrive": [],
  "inquiry.form.sellOrTrade": [],
  "inquiry.form.contactSales": [],
  "inquiry.form.contactDealership": [],
  "inquiry.form.contactFinance": [],
  "inquiry.form.contactService": [],
  "inquiry.form.careers": [],
  "inquiry.form.service": [],
  "inquiry.form.applyFinancing": [],
  "inquiry.form.fullCreditApp": [],
  "inquiry.form.staffMember": [],
} as const;
