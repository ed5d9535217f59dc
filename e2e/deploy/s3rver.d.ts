/** Types for the part of s3rver that the tests use; the package has none. */
declare module "s3rver" {
  interface Options {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  }
  type Metadata = Record<string, string>;
  interface Store {
    putObject(object: {
      bucket: string;
      key: string;
      metadata: Metadata;
      content: import("node:stream").Readable;
    }): Promise<{ size: number; md5: string }>;
    putMetadata(bucket: string, key: string, metadata: Metadata, md5: string): Promise<void>;
    getResourcePath(bucket: string, key: string, resource: "object"): string;
  }
  export default class S3rver {
    store: Store;
    constructor(options: Options);
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
