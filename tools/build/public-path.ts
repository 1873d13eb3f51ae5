import type { RspackPluginInstance } from "@rspack/core";
import { replaceRuntime } from "./replace-runtime.ts";

/**
 * Sets the public path at run time to the path of the entry's folder, without the origin: the server writes the
 * addresses of a release's files in this form, too.
 */
export function publicPathOfEntry(): RspackPluginInstance {
  return {
    apply(compiler) {
      replaceRuntime(compiler, {
        auto_public_path: () =>
          `__webpack_require__.p = new URL(".", document.currentScript.src).pathname;`,
      });
    },
  };
}
