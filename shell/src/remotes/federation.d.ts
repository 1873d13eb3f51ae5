declare module "@module-federation/webpack-bundler-runtime/bundler" {
  const federation: { bundlerRuntime: Record<string, unknown> };
  export default federation;
}

declare module "@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js" {
  export function initContainerEntry(options: object): unknown;
}
