import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { isPublicAddress } from "./public-address.ts";

test.each([
  "8.8.8.8",
  "93.184.216.34",
  "172.32.0.1",
  "100.128.0.1",
  "223.255.255.255",
  "2606:4700:4700::1111",
  "2a00:1450:4001:80b::200e",
])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "10.255.255.255",
  "100.64.0.1",
  "100.127.255.255",
  "127.0.0.1",
  "127.255.255.254",
  "168.63.129.16",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.192",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.1.1",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "239.255.255.255",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "::ffff:7f00:1",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::1",
  "3fff::1",
  "5f00::1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "2606:4700:4700::1111%eth0",
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  "",
  "localhost",
  "127.1",
  "0x7f.0.0.1",
  "2130706433",
  "0177.0.0.1",
  "8.8.8.8 ",
  "[::1]",
])("%j is not an address", (text) => {
  expect(isPublicAddress(text)).toBe(false);
});

test("a private IPv4 address is not public when embedded in IPv6", () => {
  const prefixes = ["::ffff:", "::", "64:ff9b::", "2002:"];
  fc.assert(
    fc.property(fc.ipV4(), fc.constantFrom(...prefixes), (inner, prefix) => {
      const [a = 0, b = 0, c = 0, d = 0] = inner.split(".").map(Number);
      const groups = [a * 256 + b, c * 256 + d].map((group) => group.toString(16)).join(":");
      const address = prefix === "2002:" ? `${prefix}${groups}::1` : `${prefix}${groups}`;
      expect(isPublicAddress(address)).toBe(false);
    }),
  );
});
