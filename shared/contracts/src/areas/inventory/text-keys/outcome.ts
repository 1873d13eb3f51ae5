/** Texts of toasts after a form was sent, and of the page shown when this area is not available. */
export const outcomeKeys = {
  "area.inventory.title": [],
  "area.inventory.body": [],
  "toast.unlock.sent": [],
  "toast.quote.sent": [],
  "toast.unlock.failed": [],
  "toast.testDrive.sent": [],
  "toast.testDrive.failed": [],
} as const;
