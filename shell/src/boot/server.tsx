// A build of development has no other use of it, and the remotes beside it may be releases.
import "react/jsx-runtime";

export { createRenderer } from "../render/renderer.ts";
