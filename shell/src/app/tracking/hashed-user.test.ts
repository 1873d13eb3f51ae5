import { createHash } from "node:crypto";
import { expect, test } from "@jest/globals";
import { hashedUser } from "./hashed-user.ts";
import { safeFacts } from "./safe-facts.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const nobody = { firstName: "", lastName: "", email: "", phone: "" };

test("each text is trimmed, in lower case and hashed; a number has its country code", async () => {
  const visitor = {
    firstName: "  Pat ",
    lastName: "O'Neil",
    email: "Pat.ONeil@Shopper.Example ",
    phone: "(573) 555-0142",
  };
  expect(await hashedUser(visitor)).toEqual({
    em: sha256("pat.oneil@shopper.example"),
    ph: sha256("15735550142"),
    fn: sha256("pat"),
    ln: sha256("o'neil"),
  });
});

test("what is not known, or is no number, is not told", async () => {
  expect(await hashedUser(nobody)).toEqual({});
  expect(await hashedUser({ ...nobody, phone: "555-0142", email: " " })).toEqual({});
});

test("of a chat every text is hashed, and its fields get plain names", async () => {
  const chat = { customer_name: "Pat O'Neil", "Customer Phone": "5735550142", isNew: true, n: 3 };
  expect(await safeFacts({ form: "contact", chat })).toEqual({
    form: "contact",
    chat: {
      customer_name: sha256("pat o'neil"),
      customer_phone: sha256("5735550142"),
      isnew: true,
      n: 3,
    },
  });
});
