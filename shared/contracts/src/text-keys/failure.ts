/** Texts of the 404 page and the error pages. Each area has its own texts for when it is not available. */
export const failureKeys = {
  "notFound.badge": [],
  "notFound.title": [],
  "notFound.subtitle": [],
  "notFound.button": [],
  "notFound.search": [],
  "notFound.contact": [],
  "error.title": [],
  "error.subtitle": [],
  "error.button": [],
  "error.retry": [],
  "error.reference": ["requestId"],
  "area.partUnavailable": [],
} as const;

/** Titles of error documents. */
export const failureTitleKeys = {
  "error.documentTitle": ["statusCode", "message"],
  "error.message.400": [],
  "error.message.404": [],
  "error.message.410": [],
  "error.message.noRoute": ["path"],
  "error.message.invalidRoute": ["fullPath"],
  "error.message.500": [],
  "error.message.503": [],
} as const;
