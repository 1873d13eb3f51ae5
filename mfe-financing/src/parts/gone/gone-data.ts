interface Link {
  label: string;
  href: string;
}

/** A link that opens nothing: it has expired, or it was never one. */
export interface GoneData {
  kind: "gone";
  title: string;
  /** What happened, how long such links work, what became of what was typed. */
  text: readonly string[];
  again: Link;
  call: Link;
}
