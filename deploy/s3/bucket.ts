/** The few things that a deploy does with a bucket. */
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { ObjectRecord } from "./objects";

export interface BucketOptions {
  bucket: string;
  region?: string | undefined;
  /** Of an S3-compatible server other than Amazon's. */
  endpoint?: string | undefined;
}

// S3 takes at most this many keys in one request to delete.
const DELETED_AT_ONCE = 1000;

export class Bucket {
  private client: S3Client;
  private bucket: string;

  constructor({ bucket, region, endpoint }: BucketOptions) {
    this.bucket = bucket;
    this.client = new S3Client({
      // Amazon's servers accept plain bodies; most other S3 servers accept nothing else.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      ...(region ? { region } : {}),
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    });
  }

  /** All keys in the bucket. */
  async keys(): Promise<Set<string>> {
    const keys = new Set<string>();
    let token: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.bucket, ...(token ? { ContinuationToken: token } : {}) }),
      );
      for (const { Key } of page.Contents ?? []) if (Key) keys.add(Key);
      token = page.NextContinuationToken;
    } while (token);
    return keys;
  }

  /** The fingerprint that the object was uploaded with; undefined for one that a deploy did not put there. */
  async fingerprint(key: string): Promise<string | undefined> {
    const { Metadata } = await this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: key }));
    return Metadata?.fingerprint;
  }

  async put(record: ObjectRecord, body: Buffer, key = record.key): Promise<void> {
    await this.client.send(
      new PutObjectCommand({
        Bucket: this.bucket,
        Key: key,
        Body: body,
        ContentLength: body.length,
        ...sentWith(record),
      }),
    );
  }

  /** Copies an object inside the bucket, to be sent as the record says. */
  async copy(from: string, record: ObjectRecord): Promise<void> {
    const CopySource = `${this.bucket}/${from}`;
    const command = { Bucket: this.bucket, Key: record.key, CopySource, ...sentWith(record) };
    await this.client.send(new CopyObjectCommand({ ...command, MetadataDirective: "REPLACE" }));
  }

  async delete(keys: readonly string[]): Promise<void> {
    for (let start = 0; start < keys.length; start += DELETED_AT_ONCE) {
      const Objects = keys.slice(start, start + DELETED_AT_ONCE).map((Key) => ({ Key }));
      const { Errors } = await this.client.send(
        new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects, Quiet: true } }),
      );
      const [first] = Errors ?? [];
      if (first) throw new Error(`${first.Key} could not be deleted: ${first.Message ?? first.Code}`);
    }
  }

  /** What a file of JSON holds; undefined for any other file. */
  async readJson(key: string): Promise<unknown> {
    const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: key }));
    const text = (await Body?.transformToString()) ?? "";
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  async writeJson(key: string, value: unknown): Promise<void> {
    const Body = Buffer.from(JSON.stringify(value, null, 1));
    const type = { ContentType: "application/json", CacheControl: "no-store" };
    await this.client.send(
      new PutObjectCommand({ Bucket: this.bucket, Key: key, Body, ContentLength: Body.length, ...type }),
    );
  }
}

function sentWith(record: ObjectRecord) {
  return {
    ContentType: record.contentType,
    CacheControl: record.cacheControl,
    Metadata: { fingerprint: record.fingerprint },
    ...(record.contentEncoding ? { ContentEncoding: record.contentEncoding } : {}),
    ...(record.redirect ? { WebsiteRedirectLocation: record.redirect } : {}),
  };
}

/** What went wrong with S3 or CloudFront, in a sentence that says what to look at. */
export function explain(error: unknown, bucket: string): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  const refused = "the address of the server (--endpoint, AWS_REGION) and the network";
  const sentences: Record<string, string> = {
    NoSuchBucket: `There is no bucket "${bucket}" there. Check its name and region, or make it with the template (docs/deploy.md).`,
    InvalidAccessKeyId: "The access key is not known there. Check AWS_ACCESS_KEY_ID or AWS_PROFILE.",
    SignatureDoesNotMatch: "The secret key does not fit the access key. Check AWS_SECRET_ACCESS_KEY or AWS_PROFILE.",
    CredentialsProviderError: "No credentials found. Set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
    ExpiredToken: "The credentials have expired. Sign in again.",
    AccessDenied: `These credentials may not do that in "${bucket}". They need to list, get, put and delete objects.`,
    PermanentRedirect: `The bucket "${bucket}" is in another region. Set AWS_REGION to it.`,
    ECONNREFUSED: `Nobody answers there. Check ${refused}.`,
    ENOTFOUND: `That host is not known. Check ${refused}.`,
    EAI_AGAIN: `Names cannot be looked up. Check ${refused}.`,
    ECONNRESET: `The connection broke off. Check ${refused}.`,
    TimeoutError: `No answer in time. Check ${refused}.`,
  };
  const detail = error.message && error.message !== code ? ` (${error.message})` : "";
  return `${sentences[code] ?? sentences[error.name] ?? "The request failed."} [${code}]${detail}`;
}
