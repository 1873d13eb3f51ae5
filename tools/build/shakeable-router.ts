/**
 * A loader for React Router's files. It gives what `forwardRef` and `createContext` make a name after
 * it has made it, and does not say that making it does nothing else: each of the two keeps a bundler
 * from leaving out `Link`, `Form` and all that only they need, which is not used here.
 */
// oxlint-disable-next-line import/no-default-export -- what a bundler asks of a loader
export default function shakeable(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "")
    .replaceAll(
      /^(var \w+ =) (React\d*\.(?:forwardRef|createContext)\()/gm,
      "$1 /* @__PURE__ */ $2",
    );
}
