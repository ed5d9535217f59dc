/** An S3 server on loopback for the tests: its API, its website endpoint, and a way to count and cut requests. */
import { createHash, randomUUID } from "node:crypto";
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createServer, request as forward, type IncomingMessage, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { listen } from "@/deploy/loopback";

/** Sees each request before it reaches S3; false cuts the connection. */
export type Gate = (request: IncomingMessage) => boolean;

export interface LocalS3 {
  /** Where the tools of AWS look for what they need to know. */
  environment: Record<string, string>;
  /** The bucket as visitors see it. */
  website: (bucket: string) => Promise<string>;
  /** Puts into an empty bucket what is in another. */
  copy: (from: string, to: string) => Promise<void>;
  /** Lets every request through (`undefined`) or asks the gate. */
  gate: (gate: Gate | undefined) => void;
  close: () => Promise<void>;
}

const websiteConfiguration = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
<IndexDocument><Suffix>index.html</Suffix></IndexDocument><ErrorDocument><Key>404.html</Key></ErrorDocument>
</WebsiteConfiguration>`;

/** Starts the server with the named buckets, each with a website as the template makes it. */
export async function startLocalS3(buckets: string[]): Promise<LocalS3> {
  const directory = await mkdtemp(path.join(tmpdir(), "local-s3-"));
  const configureBuckets = buckets.map((name) => ({ name, configs: [websiteConfiguration] }));
  // Only here, since all workers read the specs.
  const { default: S3rver } = await import("s3rver");
  const s3 = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
  // S3 answers once an object is there whole, and shows the old one until then; s3rver answers while it still writes.
  s3.store.putObject = async ({ bucket, key, metadata, content }) => {
    const file = s3.store.getResourcePath(bucket, key, "object");
    const bytes = await buffer(content);
    const md5 = createHash("md5").update(bytes).digest("hex");
    await mkdir(path.dirname(file), { recursive: true });
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, bytes);
    await rename(part, file);
    await s3.store.putMetadata(bucket, key, metadata, md5);
    return { size: bytes.length, md5 };
  };
  const { port } = await s3.run();
  let gate: Gate | undefined;
  const servers: Server[] = [];

  const front = async (host?: string, gated = false) => {
    const server = createServer((request, response) => {
      if (gated && gate && !gate(request)) return void request.socket.destroy();
      const headers = host ? { ...request.headers, host } : request.headers;
      const options = { host: "127.0.0.1", port, method: request.method ?? "GET", path: request.url ?? "/", headers };
      const onward = (body: Buffer) =>
        forward(options, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        })
          .on("error", () => response.destroy())
          .end(body);
      // S3 stores an object once all of it has come; s3rver begins at once. Of a client that is gone there is no more.
      buffer(request).then(onward, () => {});
    });
    servers.push(server);
    return listen(server);
  };

  return {
    environment: {
      AWS_ACCESS_KEY_ID: "S3RVER",
      AWS_SECRET_ACCESS_KEY: "S3RVER",
      AWS_REGION: "us-east-1",
      AWS_MAX_ATTEMPTS: "1",
      // Amazon's servers take checksums in the body; this one does not.
      AWS_REQUEST_CHECKSUM_CALCULATION: "WHEN_REQUIRED",
      AWS_RESPONSE_CHECKSUM_VALIDATION: "WHEN_REQUIRED",
      AWS_ENDPOINT_URL_S3: await front(undefined, true),
    },
    website: (bucket) => front(`${bucket}.s3-website-us-east-1.amazonaws.com`),
    copy: (from, to) => cp(path.join(directory, from), path.join(directory, to), { recursive: true }),
    gate: (next) => {
      gate = next;
    },
    close: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      await s3.close();
      await rm(directory, { recursive: true });
    },
  };
}
