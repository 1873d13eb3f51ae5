import { request } from "node:http";
import { text } from "node:stream/consumers";

interface GetRequest {
  port: number;
  /** Host header, without the port. */
  host: string;
  path: string;
  cookie?: string;
  headers?: Readonly<Record<string, string>>;
}

interface Got {
  status: number;
  location: string;
  vary: string;
  body: string;
}

/** GET for a document, sent to 127.0.0.1 whatever the host's name resolves to. */
export async function get({ port, host, path, cookie = "", headers: own }: GetRequest) {
  const asking = { host: `${host}:${port}`, accept: "text/html", ...(cookie && { cookie }) };
  const headers = { ...asking, ...own };
  return new Promise<Got>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
      const {
        statusCode: status = 0,
        headers: { location = "", vary = "" },
      } = response;
      text(response).then((body) => resolve({ status, location, vary, body }), reject);
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** The same for an address of a site, `http://group.localhost:4321`. */
export function getFrom(origin: string, path: string) {
  const { hostname: host, port } = new URL(origin);
  return get({ port: Number(port), host, path });
}
