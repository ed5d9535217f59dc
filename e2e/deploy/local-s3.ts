/** An S3 server on loopback for tests: API, website endpoint, and a gate that can cut requests. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createServer, request as forward, type IncomingMessage, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { listen } from "@/deploy/loopback";

/** Called for each request; false cuts the connection. */
type Gate = (request: IncomingMessage) => boolean;

export interface LocalS3 {
  /** Environment variables for AWS tools. */
  environment: Record<string, string>;
  /** The address of a bucket's website endpoint. */
  website: (bucket: string) => Promise<string>;
  /** Sets the gate; undefined lets every request through. */
  gate: (gate: Gate | undefined) => void;
  close: () => Promise<void>;
}

const websiteConfiguration = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
<IndexDocument><Suffix>index.html</Suffix></IndexDocument><ErrorDocument><Key>404.html</Key></ErrorDocument>
</WebsiteConfiguration>`;

/** Starts the server with these buckets, each with a website as the template configures it. */
export async function startLocalS3(buckets: string[]): Promise<LocalS3> {
  const directory = await mkdtemp(path.join(tmpdir(), "local-s3-"));
  const configureBuckets = buckets.map((name) => ({ name, configs: [websiteConfiguration] }));
  // Imported here, because every worker loads the spec files.
  const { default: S3rver } = await import("s3rver");
  const s3 = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
  // S3 replaces an object at once; s3rver would show it half-written.
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
      // S3 stores an object once all of it has arrived; s3rver would store what a killed client has sent so far.
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
      // s3rver does not support checksums in the body.
      AWS_REQUEST_CHECKSUM_CALCULATION: "WHEN_REQUIRED",
      AWS_RESPONSE_CHECKSUM_VALIDATION: "WHEN_REQUIRED",
      AWS_ENDPOINT_URL_S3: await front(undefined, true),
    },
    website: (bucket) => front(`${bucket}.s3-website-us-east-1.amazonaws.com`),
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
