import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { breadcrumbNode } from "./breadcrumb-node.ts";

const site = siteFixture();

describe("the way to a page for search engines", () => {
  test("is that of the page's breadcrumbs", () => {
    const trail = [{ label: "Our company", href: "/our-company" }, { label: "Careers" }];
    expect(breadcrumbNode(trail, "/our-company/careers", site)).toEqual({
      "@type": "BreadcrumbList",
      itemListElement: [
        {
          "@type": "ListItem",
          position: 1,
          name: "Our company",
          item: `${site.origin}/our-company`,
        },
        {
          "@type": "ListItem",
          position: 2,
          name: "Careers",
          item: `${site.origin}/our-company/careers`,
        },
      ],
    });
  });

  test("begins with the home page where the page has no parent", () => {
    expect(breadcrumbNode([{ label: "Contact us" }], "/contact-us", site)).toMatchObject({
      itemListElement: [
        { position: 1, name: site.name, item: `${site.origin}/` },
        { position: 2, name: "Contact us", item: `${site.origin}/contact-us` },
      ],
    });
  });
});
