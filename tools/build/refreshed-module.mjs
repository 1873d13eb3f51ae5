import path from "node:path";

const root = path.join(import.meta.dirname, "../..");

/**
 * Defines what the compiled module calls with its components, so that those of a later build can take their place in an
 * open page (`tools/dev/refresh-page.ts`). Stays in the first line, because positions in the source map are counted by lines.
 */
// oxlint-disable no-this-in-exported-function -- a loader's context is its `this`
export default function refreshedModule(source, map) {
  const file = path.relative(root, this.resourcePath);
  const runtime = "globalThis.__FORECOURT_REFRESH__";
  const defined = [
    `const $RefreshReg$ = (type, name) => ${runtime}?.register(type, ${JSON.stringify(`${file} `)} + name);`,
    `const $RefreshSig$ = ${runtime}?.createSignatureFunctionForTransform ?? (() => (type) => type);`,
  ].join("");
  this.callback(null, `${defined} ${source}`, map);
}
