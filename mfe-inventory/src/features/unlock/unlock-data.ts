/** Texts and lead of the form that unlocks early-access cars. */
export interface UnlockData {
  title: string;
  body: string;
  /** Label of the link that opens the form. */
  openLabel: string;
  /** The page with the form, without JavaScript and when the dialog fails to load. */
  href: string;
  submit: string;
  lead: { template: "UNLOCK_INVENTORY"; text: string };
  /** The page to return to after unlocking. */
  returnTo: string;
  failed: string;
  /** Texts for a visitor without functional cookies. */
  consent: { text: string; allow: string; allowed: string; sent: string; receipt: string };
}
