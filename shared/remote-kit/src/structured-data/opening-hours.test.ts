import { describe, expect, test } from "@jest/globals";
import { openingHours } from "./opening-hours.ts";

const closed = { closed: true, open: 0, close: 0 };

function opened(open: number, close: number) {
  const workingHours = [
    { closed: false, open, close },
    closed,
    closed,
    closed,
    closed,
    closed,
    closed,
  ];
  return openingHours({ phone: "+15735550142", hoursText: "", workingHours });
}

describe("openingHours", () => {
  test("lists each open day and leaves out closed ones", () => {
    expect(opened(9, 20)).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: "https://schema.org/Monday",
        opens: "09:00",
        closes: "20:00",
      },
    ]);
  });

  test("converts decimal hours to minutes", () => {
    expect(opened(8.25, 17.5)).toMatchObject([{ opens: "08:15", closes: "17:30" }]);
  });

  test("a day that ends at midnight closes at 00:00", () => {
    expect(opened(0, 24)).toMatchObject([{ opens: "00:00", closes: "00:00" }]);
  });
});
