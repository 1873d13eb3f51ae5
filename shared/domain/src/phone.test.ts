import { describe, expect, test } from "@jest/globals";
import { formatPhone } from "./phone.ts";

describe("formatPhone", () => {
  test("writes a North American number with its area code in brackets", () => {
    expect(formatPhone("+15735550142")).toBe("(573) 555-0142");
  });

  test.each(["+441632960961", "5735550142", "+1573555014", ""])("leaves %j as it is", (text) => {
    expect(formatPhone(text)).toBe(text);
  });
});
