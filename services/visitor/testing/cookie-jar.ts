/** The cookies of one browser, ignoring paths and lifetimes. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  /** Applies the `Set-Cookie` headers of a response. */
  take(response: Response): void;
  /** The `Cookie` header. */
  header(): string;
}

export function cookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    get: (name) => cookies.get(name),
    set: (name, value) => void cookies.set(name, value),
    take(response) {
      for (const line of response.headers.getSetCookie()) {
        const [pair = "", ...attributes] = line.split(";");
        const at = pair.indexOf("=");
        const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
        if (value === "" || attributes.includes(" Max-Age=0")) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
    header: () => [...cookies].map((pair) => pair.join("=")).join("; "),
  };
}
