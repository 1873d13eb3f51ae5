import { generate } from "selfsigned";

/** A new certificate for `localhost`, with its key, in PEM. It is its own authority. */
export async function localCertificate(): Promise<{ cert: string; key: string }> {
  const made = await generate([{ name: "commonName", value: "localhost" }], {
    keySize: 2048,
    algorithm: "sha256",
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] },
    ],
  });
  return { cert: made.cert, key: made.private };
}
