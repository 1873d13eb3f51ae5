import { expect, test } from "@jest/globals";
import { asksMaritalStatus, mayAskMaritalStatus } from "./marital-status.ts";

test.each([
  [true, false, "MO", true, false],
  [false, false, "MO", false, false],
  [false, true, "MO", true, false],
  [false, false, "TX", true, true],
  [true, false, "WI", true, true],
  [true, true, "CA", true, true],
  [true, false, "", true, false],
])(
  "secured %s, joint %s in %s: may be asked %s, is asked %s",
  (isSecured, isJoint, state, may, asks) => {
    const request = { isSecured, isJoint, state };
    expect([mayAskMaritalStatus(request), asksMaritalStatus(request)]).toEqual([may, asks]);
  },
);
