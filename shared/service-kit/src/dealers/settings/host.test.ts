import { expect, test } from "@jest/globals";
import { hostOf } from "./host.ts";

test.each([
  ["localhost", "localhost"],
  ["LocalHost:8080", "localhost"],
  ["group.localhost:80", "group.localhost"],
  ["www.dealer.example.", "www.dealer.example"],
  ["www.dealer.example.:443", "www.dealer.example"],
  ["127.0.0.1:3000", "127.0.0.1"],
  ["[::1]:8080", "[::1]"],
])("the host of %s is %s", (header, host) => {
  expect(hostOf(header)).toBe(host);
});

test.each([undefined, "", ":80", "a b", "host:port", "host:1234567", "a/b", "ho\u0000st"])(
  "%j is not a host",
  (header) => {
    expect(hostOf(header)).toBeNull();
  },
);
