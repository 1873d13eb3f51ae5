import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";

/** Props of a link that is, once the page is live, a tab. */
type TabProps = Pick<
  React.ComponentProps<"a">,
  "href" | "id" | "role" | "tabIndex" | "aria-selected" | "aria-controls" | "onClick" | "onKeyDown"
>;

/**
 * Turns links to panels into tabs as the ARIA practices describe them. Until the page is live they
 * stay links, and the address decides which panel the style sheet shows: `shown` is null.
 */
export function useTabs(ids: readonly string[]) {
  const [shown, setShown] = useState<string | null>(null);
  const known = ids.join(" ");

  useEffect(() => {
    const follow = () => {
      const target = location.hash.slice(1);
      const all = known.split(" ");
      setShown((last) => (all.includes(target) ? target : (last ?? all[0] ?? null)));
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [known]);

  const tabProps = (id: string): TabProps => {
    if (shown === null) return { href: `#${id}`, id: tabId(id) };
    return {
      href: `#${id}`,
      id: tabId(id),
      role: "tab",
      tabIndex: id === shown ? 0 : -1,
      "aria-selected": id === shown,
      "aria-controls": id,
      onClick: (event) => choose(event, id),
      onKeyDown: (event) => {
        const next = neighbour(ids, id, event.key);
        if (next === undefined) return;
        choose(event, next);
        document.getElementById(tabId(next))?.focus();
      },
    };
  };

  function choose(event: MouseEvent | KeyboardEvent, id: string) {
    event.preventDefault();
    setShown(id);
  }

  return { shown, tabProps };
}

export function tabId(id: string): string {
  return `${id}-tab`;
}

/** The tab that a key moves to from `id`; undefined for every other key. */
function neighbour(ids: readonly string[], id: string, key: string): string | undefined {
  const at = ids.indexOf(id);
  const moves: Record<string, number> = {
    ArrowRight: (at + 1) % ids.length,
    ArrowLeft: (at - 1 + ids.length) % ids.length,
    Home: 0,
    End: ids.length - 1,
  };
  const to = moves[key];
  return to === undefined ? undefined : ids[to];
}
