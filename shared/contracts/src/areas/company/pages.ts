import { definePages } from "../define-area.ts";

export const companyPages = definePages({
  home: { flag: "home", paths: ["/"] },
  about: { flag: "ourCompany", paths: ["/our-company"] },
  // Receipts link to it, so it has no flag of its own: it exists wherever the site does.
  inquiry: { flag: "home", paths: ["/inquiry/:token"], personal: true },
});
