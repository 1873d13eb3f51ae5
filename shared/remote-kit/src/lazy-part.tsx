import { afterPaint } from "@forecourt/ui/after-paint";
import {
  type ComponentType,
  createElement,
  memo,
  type NamedExoticComponent,
  type RefObject,
  Suspense,
  use,
  useEffect,
} from "react";

export interface LazyPart<Props extends object> extends NamedExoticComponent<Props> {
  /** Loads the code, once. Rejects when it cannot be loaded; the next call tries again. */
  load(): Promise<void>;
}

/**
 * A part of a page whose code is a chunk of its own, for what most visitors do not reach. The server and a navigation
 * load it before they render (see `loadUnlessInDocument`). In a document the server's markup stays, and works as
 * without JavaScript, until the code is loaded: only then is the part hydrated.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  let announce: (component: ComponentType<Props>) => void = () => undefined;
  const loaded = new Promise<ComponentType<Props>>((resolve) => {
    announce = resolve;
  });

  function Content(props: Props) {
    return createElement(Loaded ?? use(loaded), props);
  }

  async function start(): Promise<void> {
    try {
      Loaded = await load();
      announce(Loaded);
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  return Object.assign(
    // React replaces markup that is not hydrated by the fallback when its parent passes new props.
    memo(function Part(props: Props) {
      return (
        <Suspense>
          <Content {...props} />
        </Suspense>
      );
    }),
    {
      load() {
        loading ??= start();
        return loading;
      },
    },
  );
}

/** How far below the window an element may be to be near; a share of the window's height. */
const nearMargin = "25%";

/**
 * Loads a part when the element around it comes near the window. After a failure it is loaded when the element
 * comes near again.
 */
export function useLoadWhenNear(
  { load }: Pick<LazyPart<never>, "load">,
  around: RefObject<Element | null>,
): void {
  useEffect(() => {
    const element = around.current;
    // Browsers of the supported range have it; a test's document does not.
    if (!element || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        load().then(
          () => observer.disconnect(),
          (error: unknown) => console.warn("a part of the page did not load", error),
        );
      },
      { rootMargin: `0px 0px ${nearMargin} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [load, around]);
}

/** Loads a part that only another page needs with the visitor's first touch, click or key, before they navigate. */
export function useLoadOnInteraction({ load }: Pick<LazyPart<never>, "load">): void {
  useEffect(() => {
    const ended = new AbortController();
    const start = () => {
      ended.abort();
      // A navigation that needs the part tries again.
      afterPaint(() => void load().catch(() => undefined));
    };
    for (const event of ["pointerdown", "keydown"]) {
      addEventListener(event, start, { signal: ended.signal, passive: true });
    }
    return () => ended.abort();
  }, [load]);
}
