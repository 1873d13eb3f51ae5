import { definePages } from "../define-area.ts";

export const financingPages = definePages({
  index: { flag: "autoFinancing", paths: ["/auto-financing"] },
});
