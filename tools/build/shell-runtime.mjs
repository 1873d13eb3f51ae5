// Stands in for the federation's bundler runtime in a remote's web build: the shell has put its own
// (shell/src/remotes/federation-runtime.ts) here before it loads any remote.
const runtime = globalThis.__FORECOURT_FEDERATION__;
if (!runtime) throw new Error("remote: the shell's federation runtime is missing on this page");
export default runtime;
