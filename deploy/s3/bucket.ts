import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";

/** An object to store: key, content, and the metadata that S3 sends with it. */
export type StoredObject = Omit<PutObjectCommandInput, "Bucket" | "Key" | "Body"> & { Key: string; Body: Buffer };

/** The operations of a bucket that a deploy needs. */
export interface Bucket {
  keys: () => Promise<Set<string>>;
  put: (object: StoredObject) => Promise<void>;
  /** Copies an object inside the bucket, with its metadata. */
  copy: (from: string, to: string) => Promise<void>;
  delete: (key: string) => Promise<void>;
  /** The text of an object; undefined if there is none. */
  read: (key: string) => Promise<string | undefined>;
}

/** @param Bucket the name of a bucket on S3, or on the server that AWS_ENDPOINT_URL_S3 names */
export function s3Bucket(Bucket: string): Bucket {
  // Servers other than Amazon's support only addresses with the bucket in the path.
  const client = new S3Client({ forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3) });
  return {
    async keys() {
      const keys = new Set<string>();
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
        for (const { Key } of Contents) if (Key) keys.add(Key);
      return keys;
    },
    async put(object) {
      await client.send(new PutObjectCommand({ Bucket, ...object }));
    },
    async copy(from, Key) {
      const CopySource = [Bucket, ...from.split("/")].map(encodeURIComponent).join("/");
      await client.send(new CopyObjectCommand({ Bucket, Key, CopySource }));
    },
    async delete(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async read(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return await Body?.transformToString();
      } catch (error) {
        if (error instanceof Error && error.name === "NoSuchKey") return undefined;
        throw error;
      }
    },
  };
}
