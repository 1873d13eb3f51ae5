import { type Env, readConfig } from "@forecourt/service-kit/config";
import { z } from "zod";

const Variables = z.object({
  /** The bucket that is the release store, and the folder in it; missing = RELEASES_DIR is the store. */
  RELEASES_BUCKET: z
    .string()
    .regex(
      /^s3:\/\/[a-z0-9.-]{3,63}(\/(?!\.)[\w.-]+)*\/?$/,
      "expected s3://BUCKET or s3://BUCKET/FOLDER",
    )
    .optional(),
  /** Where an S3-compatible store answers; missing = Amazon's own. */
  AWS_ENDPOINT_URL: z
    .url({ protocol: /^https?$/, error: "expected https://host or http://host:port" })
    .optional(),
  AWS_REGION: z.string().default("us-east-1"),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
});

export interface BucketConfig {
  bucket: string;
  /** Beginning of all keys: empty, or with a slash at its end. */
  prefix: string;
  /** Undefined = Amazon's. */
  endpoint: string | undefined;
  region: string;
  /** Undefined = the credentials of the machine, such as the role of an instance or a pod. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined;
}

/** The bucket that the environment names; null = the store is a folder. @throws Error that names an unusable variable */
export function bucketConfig(env: Env): BucketConfig | null {
  const values = readConfig(Variables, env);
  if (values.RELEASES_BUCKET === undefined) return null;
  const [bucket = "", ...folders] = values.RELEASES_BUCKET.replace("s3://", "").split("/");
  const folder = folders.filter((name) => name !== "").join("/");
  return {
    bucket,
    prefix: folder === "" ? "" : `${folder}/`,
    endpoint: values.AWS_ENDPOINT_URL,
    region: values.AWS_REGION,
    credentials: credentialsOf(values),
  };
}

function credentialsOf({
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  AWS_SESSION_TOKEN: sessionToken,
}: z.output<typeof Variables>): BucketConfig["credentials"] {
  if (accessKeyId === undefined && secretAccessKey === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new Error(
      "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: expected both or neither, found one of them",
    );
  }
  return { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) };
}
