import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "@jest/globals";
import { clientNetwork } from "./client-network.ts";

function networkOf(address: string | undefined): string {
  const request = new IncomingMessage(new Socket());
  if (address !== undefined) request.headers["x-forwarded-for"] = address;
  return clientNetwork(request);
}

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:85a3:12:1319:8a2e:370:7348", "2001:db8:85a3:12"],
  ["2001:DB8:85A3:0012::1", "2001:db8:85a3:12"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["::", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0"],
  ["2001:db8:1::", "2001:db8:1:0"],
  [undefined, ""],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
