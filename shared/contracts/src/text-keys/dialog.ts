/** Texts of dialogs, of fine print in a dialog, and of the list of toasts. */
export const dialogKeys = {
  "dialog.maximize": [],
  "dialog.restore": [],
  "dialog.move": [],
  "dialog.moveHelp": [],
  "disclaimer.label": [],
  "disclaimer.title": [],
  "toast.region": [],
  "toast.dismiss": [],
} as const;
