import { request } from "node:http";
import { text } from "node:stream/consumers";

interface GetRequest {
  port: number;
  /** Host header, without the port. */
  host: string;
  path: string;
  cookie?: string;
}

/** GET for a document, sent to 127.0.0.1 whatever the host's name resolves to. */
export async function get({ port, host, path, cookie = "" }: GetRequest) {
  const headers = { host: `${host}:${port}`, accept: "text/html", ...(cookie && { cookie }) };
  return new Promise<{ status: number; location: string; body: string }>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
      const {
        statusCode: status = 0,
        headers: { location = "" },
      } = response;
      text(response).then((body) => resolve({ status, location, body }), reject);
    });
    sent.on("error", reject);
    sent.end();
  });
}
