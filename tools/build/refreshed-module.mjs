import path from "node:path";

const root = path.join(import.meta.dirname, "../..");

/**
 * Adds a call that registers the compiled module's components, so that components of a later build can replace them in
 * an open page (`tools/dev/refresh-page.ts`). The call is in the first line, because the source map counts positions by
 * lines.
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
