/**
 * A loader for React Router's files. They set `displayName` after calls of `forwardRef` and
 * `createContext`, and do not mark these calls as pure, so a bundler cannot remove unused code such as
 * `Link` and `Form`. The loader removes the names and marks the calls.
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
