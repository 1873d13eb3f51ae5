/** The disclosure of electronic notices and signatures. */
export interface ElectronicConsentData {
  title: string;
  lead: string;
  sections: { title: string; text: string }[];
  back: { label: string; href: string };
}
