/** The few things that a deploy does with a bucket. */
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";

/** One file as S3 keeps it: its key, its content and what it is sent with, in the SDK's own words. */
export type StoredObject = Omit<PutObjectCommandInput, "Bucket" | "Key" | "Body"> & { Key: string; Body: Buffer };

export class Bucket {
  // Servers other than Amazon's, which AWS_ENDPOINT_URL_S3 names, know a bucket by its path alone.
  private client = new S3Client({ forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3) });

  constructor(private name: string) {}

  /** All keys in the bucket. */
  async keys(): Promise<Set<string>> {
    const keys = new Set<string>();
    for await (const { Contents } of paginateListObjectsV2({ client: this.client }, { Bucket: this.name })) {
      for (const { Key } of Contents ?? []) if (Key) keys.add(Key);
    }
    return keys;
  }

  async put(object: StoredObject): Promise<void> {
    await this.client.send(new PutObjectCommand({ Bucket: this.name, ...object }));
  }

  /** Copies an object inside the bucket, with what it is sent with. */
  async copy(from: string, to: string): Promise<void> {
    const CopySource = [this.name, ...from.split("/")].map(encodeURIComponent).join("/");
    await this.client.send(new CopyObjectCommand({ Bucket: this.name, Key: to, CopySource }));
  }

  async delete(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.name, Key: key }));
  }

  /** The text of a file; undefined if there is none. */
  async read(key: string): Promise<string | undefined> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.name, Key: key }));
      return await Body?.transformToString();
    } catch (error) {
      if (error instanceof Error && error.name === "NoSuchKey") return undefined;
      throw error;
    }
  }
}
