import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

interface PictureRequest {
  port: number;
  /** Host header, without the port. */
  host: string;
  /** Sent as it is written: a decoded path would be another picture. */
  path: string;
}

/** GET for a picture, sent to 127.0.0.1 whatever the host's name resolves to; `width` is 0 where it is no picture. */
export async function getPicture({ port, host, path }: PictureRequest) {
  const headers = { host: `${host}:${port}` };
  const answer = await new Promise<{ status: number; type: string; body: Buffer }>(
    (resolve, reject) => {
      request({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
        const { statusCode: status = 0, headers: received } = response;
        const type = received["content-type"] ?? "";
        buffer(response).then((body) => resolve({ status, type, body }), reject);
      })
        .on("error", reject)
        .end();
    },
  );
  const { status, type, body } = answer;
  const none = { width: 0, height: 0 };
  const { width, height } = await sharp(body)
    .metadata()
    .catch(() => none);
  return { status, type, width, height };
}
