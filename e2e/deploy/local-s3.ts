/** S3 on loopback for tests: one bucket in memory, the requests that a deploy makes, and the website endpoint. */
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "@/deploy/loopback";

const BUCKET = "site";

interface StoredObject {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export interface LocalS3 {
  /** The target of a deploy. */
  target: { bucket: string };
  /** What the bucket contains, by key. */
  objects: Map<string, StoredObject>;
  /** The address of the website endpoint. */
  website: string;
  /** Sets the gate, which is called for each request to the API; false cuts the connection. */
  gate: (gate: (request: IncomingMessage) => boolean) => void;
  close: () => void;
}

/** Starts the servers and points AWS tools to them by the environment. */
export async function startLocalS3(): Promise<LocalS3> {
  const objects: LocalS3["objects"] = new Map();
  let isLetThrough = (_request: IncomingMessage) => true;

  const api = createServer(async (request, response) => {
    // S3 stores an object once all of it has arrived, so nothing of a client that was killed.
    const body = await buffer(request).catch(() => undefined);
    if (!body || !isLetThrough(request)) return void request.socket.destroy();
    const { pathname } = new URL(request.url ?? "/", "http://s3");
    const [bucket, ...key] = pathname.slice(1).split("/").map(decodeURIComponent);
    if (bucket !== BUCKET) return sendError(response, "NoSuchBucket", "The specified bucket does not exist");
    answer(request, response, key.join("/"), body);
  });
  const answer = ({ method, headers }: IncomingMessage, response: ServerResponse, key: string, body: Buffer) => {
    const source = headers["x-amz-copy-source"]?.toString();
    const stored = objects.get(source ? decodeURIComponent(source.slice(`${BUCKET}/`.length)) : key);
    if (method === "DELETE") return objects.delete(key) && response.writeHead(204).end();
    if (method === "PUT" && !source) {
      const kept = ["content-type", "cache-control", "content-encoding"].filter((name) => headers[name]);
      objects.set(key, { headers: Object.fromEntries(kept.map((name) => [name, headers[name]])), body });
      return response.end();
    }
    if (!stored) return sendError(response, "NoSuchKey", "The specified key does not exist.");
    if (method === "PUT") return objects.set(key, stored) && response.end("<CopyObjectResult/>");
    return response.writeHead(200, stored.headers).end(stored.body);
  };

  const endpoint = createServer(({ url = "/" }, response) => {
    const path = decodeURIComponent(new URL(url, "http://s3").pathname).slice(1);
    const stored = objects.get(/(^|\/)$/.test(path) ? `${path}index.html` : path);
    if (!stored && objects.has(`${path}/index.html`)) return response.writeHead(302, { location: `/${path}/` }).end();
    const { headers = {}, body } = stored ?? objects.get("404.html") ?? {};
    response.writeHead(stored ? 200 : 404, headers).end(body);
  });

  const credentials = { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "key", AWS_REGION: "us-east-1" };
  Object.assign(process.env, { ...credentials, AWS_MAX_ATTEMPTS: "1", AWS_ENDPOINT_URL_S3: await listen(api) });
  return {
    target: { bucket: BUCKET },
    objects,
    website: await listen(endpoint),
    gate: (gate) => {
      isLetThrough = gate;
    },
    close: () => {
      for (const server of [api, endpoint]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

function sendError(response: ServerResponse, code: string, message: string): void {
  response.writeHead(404, { "content-type": "application/xml" });
  response.end(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
}
