/** Simulates the parts of the S3 and CloudFront APIs that a deploy uses, on loopback: one bucket, "site", in memory. */
import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "@/deploy/loopback";

export const hasAwsCli = spawnSync("aws", ["--version"]).status === 0;

interface StoredObject {
  headers: Record<string, unknown>;
  body: Buffer;
  changed: Date;
}

/** Starts the server, and sets environment variables so that the AWS CLI uses it. */
export async function startLocalS3() {
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  const s3 = { objects, requests, isAllowed: (_key: string) => true, close: () => server.close() };
  const server = createServer(async (request, response) => {
    const { method, url = "", headers } = request;
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(url, "http://s3");
    requests.push(`${method} ${pathname}`);
    const key = decodeURIComponent(pathname.replace(/^\/site\/?/, ""));
    if (!s3.isAllowed(key)) return response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
    if (method === "PUT") objects.set(key, { headers, body, changed: new Date() });
    if (searchParams.has("delete"))
      for (const [, gone = ""] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(gone);
    const listed = [...objects].map(
      ([name, { changed }]) =>
        `<Contents><Key>${name}</Key><LastModified>${changed.toISOString()}</LastModified></Contents>`,
    );
    response.end(searchParams.has("list-type") ? `<ListBucketResult>${listed.join("")}</ListBucketResult>` : undefined);
  });
  const address = await listen(server);
  const credentials = { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "key", AWS_MAX_ATTEMPTS: "1" };
  const endpoints = { AWS_ENDPOINT_URL_S3: address, AWS_ENDPOINT_URL_CLOUDFRONT: address };
  Object.assign(process.env, credentials, endpoints);
  return s3;
}
