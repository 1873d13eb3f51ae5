import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A bare `node:http` server that writes the bytes of one file, with a page's headers, to every request. */
const [file = "", headers = "{}"] = process.argv.slice(2);
const body = readFileSync(file);
const fixed: Record<string, string> = JSON.parse(headers);
const server = createServer((_request, response) => {
  response.writeHead(200, fixed);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ port });
});
process.once("disconnect", () => process.exit());
