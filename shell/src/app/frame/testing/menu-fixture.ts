import type { SiteContext } from "@forecourt/contracts/site";

/** A short set of menus. */
export const menuFixture: SiteContext["menu"] = {
  header: [
    {
      label: "Financing",
      path: null,
      links: [
        { label: "Auto financing", path: "/auto-financing" },
        { label: "Get pre-approved", path: "/auto-financing/apply-for-financing" },
      ],
    },
    {
      label: "Shop Used",
      path: null,
      links: [
        { label: "All used", path: "/used-cars-for-sale" },
        { label: "Under $20K", path: "/used-cars-for-sale/price-under-20000" },
      ],
    },
    { label: "Sell/Trade", path: "/sell-trade-my-car", links: [] },
  ],
  mobile: [
    {
      label: "Pre-approval",
      action: "pre-approval",
      path: "/auto-financing/apply-for-financing",
    },
    { label: "Get directions", action: "directions", path: null },
    { label: "Call", action: "call", path: null },
  ],
  footer: [{ title: "Shop cars", links: [{ label: "All cars", path: "/cars-for-sale" }] }],
  footerLine: [{ label: "Contact us", path: "/contact-us" }],
};
