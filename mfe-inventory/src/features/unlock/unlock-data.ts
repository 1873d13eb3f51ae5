/** What the unlocking of the private inventory shows and sends. */
export interface UnlockData {
  title: string;
  body: string;
  /** On what opens the form. */
  openLabel: string;
  /** The page that has the form: without a script, and where the dialog cannot be had. */
  href: string;
  submit: string;
  lead: { template: "UNLOCK_INVENTORY"; text: string };
  /** The page that shows more once it is unlocked. */
  returnTo: string;
  failed: string;
  /** What is said, and what can be allowed, where nothing may be kept of the visitor. */
  consent: { text: string; allow: string; allowed: string; sent: string; receipt: string };
}
