import type { ColorFamily } from "@forecourt/contracts/areas/inventory/vehicle-features";
import type { BodyStyle } from "@forecourt/contracts/vehicle";

/** A query parameter that a GET form carries along. */
export type HiddenField = [name: string, value: string];

/** One value of a filter, drawn as a link to the list with or without it. */
export interface FilterOption {
  label: string;
  /** Null where it would find nothing. */
  href: string | null;
  nofollow: boolean;
  selected: boolean;
  /** Cars that this option shows, given the other filters; null = not counted. */
  count: number | null;
  /** "42 vehicles", for screen readers. */
  countLabel: string;
  color?: ColorFamily;
  body?: BodyStyle;
}

/** An option of a loader; components add the text. */
export type LoadedOption = Omit<FilterOption, "countLabel">;

export interface FormField {
  name: string;
  label: string;
  value: string;
  /** Unit shown before the number: "$". */
  unit?: string;
  /** Set for a ZIP code: what a valid one looks like. */
  zipHint?: string;
  /** Choices of a select; without them a number is typed. */
  choices?: { value: string; label: string }[];
}

/** A filter that is filled in: a GET form, since the address is the state of a search. */
export interface FilterForm {
  action: string;
  /** Hidden fields with all other applied filters and terms, so that the form keeps them. */
  hidden: HiddenField[];
  fields: FormField[];
  submit: string;
}

export interface FilterGroup<Option = FilterOption> {
  id: string;
  title: string;
  /** Applied values, shown while the group is collapsed. */
  summary: string;
  open: boolean;
  /** `single`: one value at a time. */
  look: "list" | "tiles" | "single";
  options: Option[];
  form: FilterForm | null;
  /** Why there is nothing to choose yet, or what a choice means. */
  note: string | null;
}

/** `FilterOption` in the state of a page; see `pack-filter-groups.ts`. */
export type PackedOption = [
  label: string,
  count: number | null,
  /** The address behind the group's `base`. */
  path: string | null,
  /** Values that differ from those of an unselected option without `nofollow` and without a picture. */
  rest?: Partial<Pick<FilterOption, "selected" | "nofollow" | "color" | "body">>,
];

/** `FilterGroup` in the state of a page. */
export interface PackedGroup extends FilterGroup<PackedOption> {
  /** The beginning that the addresses of all options share. */
  base: string;
}

/** An applied filter; the link removes it. */
export interface Chip {
  label: string;
  removeLabel: string;
  href: string;
}
