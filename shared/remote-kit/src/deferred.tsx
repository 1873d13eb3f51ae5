import { type ReactNode, Suspense, use } from "react";

/**
 * A value that comes after the first view: on the server a promise, in the browser what the document
 * or the payload brought. Null when it failed or took too long.
 */
export type DeferredValue<T> = Promise<T | null> | { value: T | null } | { inDocument: true };

interface LateProps<T> {
  /** Unique on the page. */
  name: string;
  of: DeferredValue<T>;
  /** Of the same size as what comes, so that nothing moves. */
  fallback: ReactNode;
  children: (value: T | null) => ReactNode;
}

/**
 * A part of a page that streams in when its data is there. The data travels beside its markup as a
 * block that browsers do not run, so that hydration finds exactly what the server drew. Without
 * JavaScript the fallback stays: use it for what a page can do without.
 */
export function Deferred<T>({ fallback, ...content }: LateProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <LateContent {...content} />
    </Suspense>
  );
}

function LateContent<T>({ name, of, children }: Omit<LateProps<T>, "fallback">) {
  const id = `late-${name}`;
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

/** What came with the document for a late part; null while it has not. */
export function deferredInDocument(name: string): DeferredValue<never> | null {
  const id = `late-${name}`;
  return document.getElementById(id) && { value: inDocument<never>(id) };
}

function inDocument<T>(id: string): T | null {
  return JSON.parse(document.getElementById(id)?.textContent ?? "null");
}
