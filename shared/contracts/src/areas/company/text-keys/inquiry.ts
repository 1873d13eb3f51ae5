/** Texts that the components of the inquiry page read. */
export const inquiryKeys = {
  "inquiry.title.received": [],
  "inquiry.title.delivered": [],
  "inquiry.number": [],
  "inquiry.about": [],
  "inquiry.testDrive": [],
  "inquiry.wasBookedFor": [],
  "inquiry.title.canceled": [],
  "inquiry.title.over": [],
  "inquiry.over": ["store"],
  "inquiry.bookAgain": [],
  "inquiry.findAnother": [],
  "inquiry.cancel": [],
  "inquiry.cancel.text": ["store"],
  "inquiry.cancel.confirm": [],
  "inquiry.cancel.failed": [],
  "inquiry.received": [],
  "inquiry.delivered": [],
  "inquiry.onItsWay": [],
  "inquiry.replyBy": ["time", "store"],
  "inquiry.replyDue": ["time", "store"],
  "inquiry.call": ["phone"],
  "inquiry.keep": [],
  "inquiry.reload": [],
} as const;

/** Texts that its loader reads. */
export const inquiryServerKeys = {
  "inquiry.head.title": ["number"],
  "inquiry.head.description": [],
} as const;
