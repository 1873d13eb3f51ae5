export { createRenderer } from "../render/renderer.ts";
