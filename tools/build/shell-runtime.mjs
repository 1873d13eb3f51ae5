// Replaces the federation's bundler runtime in a remote's web build. The shell sets this global
// (shell/src/remotes/federation-runtime.ts) before it loads any remote.
const runtime = globalThis.__FORECOURT_FEDERATION__;
if (!runtime) throw new Error("remote: the shell's federation runtime is missing on this page");
export default runtime;
