export interface SiteLink {
  label: string;
  /** A path of this site. */
  path: string;
}

export interface SiteMenu {
  /** The menus of the header; a menu without `path` only opens its links. */
  header: { label: string; path: string | null; links: SiteLink[] }[];
  /** The three quick actions of the mobile menu. */
  mobile: { label: string; action: "pre-approval" | "directions" | "call"; path: string | null }[];
  footer: { title: string; links: SiteLink[] }[];
  footerLine: SiteLink[];
}
