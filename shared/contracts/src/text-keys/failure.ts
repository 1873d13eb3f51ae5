/** Texts of the 404 page, the error pages and of an area that does not answer. */
export const failureKeys = {
  "notFound.badge": [],
  "notFound.title": [],
  "notFound.subtitle": [],
  "notFound.button": [],
  "error.title": [],
  "error.subtitle": [],
  "error.button": [],
  "error.retry": [],
  "error.reference": ["requestId"],
  "area.inventory.title": [],
  "area.inventory.body": [],
  "area.financing.title": [],
  "area.financing.body": [],
  "area.trade.title": [],
  "area.trade.body": [],
  "area.service.title": [],
  "area.service.body": [],
  "area.company.title": [],
  "area.company.body": [],
  "area.partUnavailable": [],
} as const;

/** What the document of a failure is called. */
export const failureTitleKeys = {
  "error.documentTitle": ["statusCode", "message"],
  "error.message.400": [],
  "error.message.404": [],
  "error.message.410": [],
  "error.message.500": [],
  "error.message.503": [],
} as const;
