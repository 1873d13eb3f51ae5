/** Texts of dialogs, and of the short messages that say how something went. */
export const dialogKeys = {
  "dialog.maximize": [],
  "dialog.restore": [],
  "dialog.move": [],
  "dialog.moveHelp": [],
  "toast.region": [],
  "toast.dismiss": [],
  "toast.contact.sent": [],
  "toast.contact.failed": [],
  "toast.resume.sent": [],
  "toast.resume.failed": [],
  "toast.unlock.sent": [],
  "toast.unlock.failed": [],
  "toast.testDrive.sent": [],
  "toast.testDrive.failed": [],
} as const;
