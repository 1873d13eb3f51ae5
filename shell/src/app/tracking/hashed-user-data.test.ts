import { createHash } from "node:crypto";
import { expect, test } from "@jest/globals";
import { hashUserData } from "./hashed-user-data.ts";
import { redactFacts } from "./redact-facts.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const anonymous = { firstName: "", lastName: "", email: "", phone: "" };

test("normalizes values as each receiver specifies", async () => {
  const visitor = {
    firstName: "  Pat ",
    lastName: "O'Neil-Núñez",
    email: "Pat.ONeil@Shopper.Example ",
    phone: "(573) 555-0142",
  };
  const both = {
    em: sha256("pat.oneil@shopper.example"),
    fn: sha256("pat"),
    ln: sha256("oneilnúñez"),
  };
  expect(await hashUserData(visitor)).toEqual({
    facebook: { ...both, ph: sha256("15735550142") },
    google: { ...both, ph: sha256("+15735550142") },
  });
});

test.each([
  ["Pat.O.Neil@Gmail.com", "patoneil@gmail.com"],
  ["p.at+cars@googlemail.com", "pat+cars@googlemail.com"],
  ["pat.oneil@gmail.com.example", "pat.oneil@gmail.com.example"],
])("Google knows %s as %s", async (email, mailbox) => {
  const { facebook, google } = await hashUserData({ ...anonymous, email });
  expect([facebook, google]).toEqual([
    { em: sha256(email.toLowerCase()) },
    { em: sha256(mailbox) },
  ]);
});

test("leaves out empty values and invalid phone numbers", async () => {
  const none = { facebook: {}, google: {} };
  expect(await hashUserData(anonymous)).toEqual(none);
  expect(
    await hashUserData({ ...anonymous, phone: "555-0142", email: " ", firstName: "-" }),
  ).toEqual(none);
});

test("hashes all texts and numbers of a chat and normalizes its field names", async () => {
  const chat = {
    customer_name: "Pat O'Neil",
    "Customer Phone": "5735550142",
    isNew: true,
    phone: 5735550142,
  };
  expect(await redactFacts({ form: "contact", chat })).toEqual({
    form: "contact",
    chat: {
      customer_name: sha256("pat o'neil"),
      customer_phone: sha256("5735550142"),
      isnew: true,
      phone: sha256("5735550142"),
    },
  });
});
