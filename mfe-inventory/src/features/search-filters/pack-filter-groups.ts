import { pluralForm } from "@forecourt/domain/plural-form";
import type { useTexts } from "@forecourt/remote-kit/site-context";
import { formatNumber } from "../../parts/format-number.ts";
import type { FilterGroup, FilterOption, PackedGroup, PackedOption } from "./filter-data.ts";

/**
 * In a loader: the groups as the page's state carries them. A search page has some 130 options, and
 * their property names, addresses and count texts were a third of the state in its document.
 */
export function packGroups(groups: readonly FilterGroup[]): PackedGroup[] {
  return groups.map((group) => {
    const base = sharedStart(group.options.flatMap(({ href }) => href ?? []));
    return { ...group, base, options: group.options.map((option) => packOption(option, base)) };
  });
}

function packOption({ label, count, href, ...rest }: FilterOption, base: string): PackedOption {
  const { selected, nofollow, color, body } = rest;
  const different = {
    ...(selected && { selected }),
    ...(nofollow && { nofollow }),
    ...(color && { color }),
    ...(body && { body }),
  };
  const path = href === null ? null : href.slice(base.length);
  return Object.keys(different).length === 0
    ? [label, count, path]
    : [label, count, path, different];
}

/** The groups as components draw them, the same on server and browser. */
export function unpackGroups(
  groups: readonly PackedGroup[],
  t: ReturnType<typeof useTexts>,
): FilterGroup[] {
  return groups.map(({ base, options, ...group }) => ({
    ...group,
    options: options.map(([label, count, path, rest]) => ({
      label,
      count,
      href: path === null ? null : base + path,
      selected: false,
      nofollow: false,
      countLabel:
        count === null
          ? ""
          : t(pluralForm(count) === "one" ? "search.count.one" : "search.count.other", {
              count: formatNumber(count),
            }),
      ...rest,
    })),
  }));
}

function sharedStart(addresses: readonly string[]): string {
  const [first = "", ...others] = addresses;
  let length = first.length;
  for (const one of others) while (!one.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}
