export interface SiteLink {
  label: string;
  /** A path of this site. */
  path: string;
  /** `nofollow` for a link to a variant of a page, which search engines need not read. */
  rel?: "nofollow";
  /** The language of the label and of the page, where it is not that of this page; its document has to be loaded. */
  language?: string;
}

export interface SiteMenu {
  /** The menus of the header; a menu without `path` only opens its links. */
  header: (Pick<SiteLink, "label" | "rel"> & { path: string | null; links: SiteLink[] })[];
  /** The three quick actions of the mobile menu. */
  mobile: (Pick<SiteLink, "label" | "rel"> & {
    action: "pre-approval" | "directions" | "call";
    path: string | null;
  })[];
  footer: { title: string; links: SiteLink[] }[];
  footerLine: SiteLink[];
}
