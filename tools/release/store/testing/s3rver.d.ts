declare module "@20minutes/s3rver" {
  import type { RequestListener } from "node:http";

  interface Options {
    directory: string;
    silent: boolean;
    allowMismatchedSignatures?: boolean;
    configureBuckets?: { name: string }[];
  }

  interface Store {
    listObjects(bucket: string, options: { maxKeys?: number }): Promise<unknown>;
  }

  export default class S3rver {
    constructor(options: Options);
    store: Store;
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
