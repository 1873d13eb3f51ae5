import federation from "@module-federation/webpack-bundler-runtime/bundler";
import { initContainerEntry } from "@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js";

// A build that exposes nothing drops `initContainerEntry`; the remotes, which carry no runtime of
// their own (tools/build/shell-runtime.mjs), need it.
Object.assign(globalThis, {
  __FORECOURT_FEDERATION__: {
    ...federation,
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  },
});
