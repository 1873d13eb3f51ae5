/**
 * A loader for React Router's files. They set `displayName` after calls of `forwardRef`, `createContext` and
 * `memo`, and do not mark these calls as pure, so a bundler cannot remove unused code such as `Link`, `Form`
 * and the matching of routes. The loader removes the names and marks the calls. A class that gets its
 * `contextType` afterwards becomes the value of one pure call.
 */
// oxlint-disable-next-line import/no-default-export -- a bundler requires it of a loader
export default function shakeable(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "")
    .replaceAll(
      /^(var \w+ =) (React\d*\.(?:forwardRef|createContext|memo)\()/gm,
      "$1 /* @__PURE__ */ $2",
    )
    .replaceAll(
      /^var (\w+) = (class extends React\d*\.Component \{\n(?:(?: .*)?\n)*\};)\n\1\.contextType = (\w+);$/gm,
      "var $1 = /* @__PURE__ */ (() => {\nconst made = $2\nmade.contextType = $3;\nreturn made;\n})();",
    );
}
