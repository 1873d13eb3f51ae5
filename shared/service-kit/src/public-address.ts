import { BlockList, isIP } from "node:net";

/**
 * IPv4 addresses that are not public: IANA's special-purpose registry (RFC 6890 and later), which
 * includes the cloud metadata service at 169.254.169.254.
 */
const special4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  // Metadata and DNS of Azure and Alibaba, outside the special-purpose ranges.
  "168.63.129.16/32",
  "100.100.100.200/32",
];

/**
 * Exceptions within global unicast IPv6 (2000::/3): Teredo, benchmarking, ORCHID, documentation, and
 * 6to4, which may embed any IPv4 address.
 */
const special6 = [
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "2620:4f:8000::/48",
  "3fff::/20",
  "5f00::/16",
];

const blocked4 = listOf(special4, "ipv4");
const blocked6 = listOf(special6, "ipv6");
const global6 = listOf(["2000::/3"], "ipv6");

/**
 * True for an address of the public internet. IPv4 embedded in IPv6 (`::ffff:127.0.0.1`,
 * `64:ff9b::7f00:1`) is outside 2000::/3 and therefore not public.
 */
export function isPublicAddress(address: string): boolean {
  // A zone ("fe80::1%eth0") refers to a network interface of this machine.
  const version = address.includes("%") ? 0 : isIP(address);
  if (version === 4) return !blocked4.check(address, "ipv4");
  if (version === 6) return global6.check(address, "ipv6") && !blocked6.check(address, "ipv6");
  return false;
}

function listOf(subnets: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = "", bits] = subnet.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}
