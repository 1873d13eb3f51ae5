import { type ReactNode, Suspense, use } from "react";

/**
 * A value that arrives after the first HTML: a promise on the server, the value of the document or
 * the payload in the browser. Null when its loading failed or timed out.
 */
export type DeferredValue<T> = Promise<T | null> | { value: T | null } | { inDocument: true };

interface LateProps<T> {
  /** Unique on the page. */
  name: string;
  of: DeferredValue<T>;
  /** Has the size of the content, to avoid a layout shift. */
  fallback: ReactNode;
  children: (value: T | null) => ReactNode;
}

/**
 * A part of a page that streams in when its data arrives. The data travels beside the markup as an
 * inert block, so that hydration renders what the server rendered. Without JavaScript the fallback
 * stays, so use it only for parts that a page can do without.
 */
export function Deferred<T>({ fallback, ...content }: LateProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <LateContent {...content} />
    </Suspense>
  );
}

function LateContent<T>({ name, of, children }: Omit<LateProps<T>, "fallback">) {
  const id = `deferred-${name}`;
  const value = of instanceof Promise ? use(of) : "value" in of ? of.value : inDocument<T>(id);
  return (
    <>
      {children(value)}
      <script
        type="application/json"
        id={id}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll("<", "\\u003c") }}
      />
    </>
  );
}

/** The streamed data of a deferred part; null before it has arrived. */
export function deferredInDocument(name: string): DeferredValue<never> | null {
  const id = `deferred-${name}`;
  return document.getElementById(id) && { value: inDocument<never>(id) };
}

function inDocument<T>(id: string): T | null {
  return JSON.parse(document.getElementById(id)?.textContent ?? "null");
}
