import type { TextPart } from "./linked-text.ts";

/** The disclosure of electronic notices and signatures. */
export interface ElectronicConsentData {
  title: string;
  lead: string;
  /** Phone numbers and email addresses are links. */
  sections: { title: string; text: TextPart[] }[];
  back: { label: string; href: string };
}
