import { definePages } from "../define-area.ts";

export const servicePages = definePages({
  index: { flag: "service", paths: ["/service"] },
});
