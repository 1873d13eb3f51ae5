import { formatNumber } from "@forecourt/domain/format-number";
import { pluralForm } from "@forecourt/domain/plural-form";
import type { useTexts } from "@forecourt/remote-kit/site-context";
import type { FilterGroup, LoadedOption, PackedGroup, PackedOption } from "./filter-data.ts";

type Texts = ReturnType<typeof useTexts>;

/**
 * In a loader: the groups as the page's state carries them. A search page has some 130 options, and
 * their property names, addresses and count texts were a third of the state in its document.
 */
export function packGroups(groups: readonly FilterGroup<LoadedOption>[]): PackedGroup[] {
  return groups.map((group) => {
    const base = sharedStart(group.options.flatMap(({ href }) => href ?? []));
    return { ...group, base, options: group.options.map((option) => packOption(option, base)) };
  });
}

function packOption({ label, count, href, ...rest }: LoadedOption, base: string): PackedOption {
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
export function unpackGroups(groups: readonly PackedGroup[], t: Texts): FilterGroup[] {
  return groups.map(({ base, options, ...group }) => ({
    ...group,
    options: options.map(([label, count, path, rest]) => ({
      label,
      count,
      href: path === null ? null : base + path,
      selected: false,
      nofollow: false,
      countLabel: count === null ? "" : countText(count, t),
      ...rest,
    })),
  }));
}

function countText(count: number, t: Texts): string {
  const values = { count: formatNumber(count) };
  return pluralForm(count) === "one"
    ? t("search.count.one", values)
    : t("search.count.other", values);
}

/**
 * Common beginning of all addresses, if it is more than a part of their first segment: the shell adds a language to
 * texts that begin with one.
 */
function sharedStart(addresses: readonly string[]): string {
  const [first = "", ...others] = addresses;
  let length = first.length;
  for (const one of others) while (!one.startsWith(first.slice(0, length))) length -= 1;
  const start = first.slice(0, length);
  const isWholeSegment =
    start.includes("/", 1) || addresses.every((one) => /^(?:[/?]|$)/.test(one.slice(length)));
  return start.length > 1 && isWholeSegment ? start : "";
}
