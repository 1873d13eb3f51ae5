// Stands in for the federation's bundler runtime in a remote's web build: the shell has put its own
// copy here before it loads any remote. Each remote gets a share-scope table of its own.
const runtime = globalThis.__FORECOURT_FEDERATION__;
if (!runtime) throw new Error("remote: the shell's federation runtime is missing on this page");
export default { ...runtime, bundlerRuntime: { ...runtime.bundlerRuntime, S: {} } };
