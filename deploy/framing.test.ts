import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { findFrameFaults } from "./framing";
import { listen } from "./loopback";

const SITE = "https://www.threefold.test";

test("reports why a calendar cannot be framed: a header, a redirect, an error, or no response", async () => {
  let [status, headers]: [number, Record<string, string>] = [200, {}];
  const server = createServer(({ headers: { host } }, response) =>
    response.writeHead(host?.startsWith("localhost") ? 200 : status, headers).end(),
  );
  const calendar = `${await listen(server)}/30min`;
  const faultsOf = async () =>
    (await findFrameFaults(calendar, SITE)).join("\n").replaceAll(`the calendar ${calendar}  `, "");
  const framedBy = (sources: string) => ({
    "content-security-policy": `img-src *; frame-ancestors ${sources}; a 'none'`,
  });

  for (const source of `${SITE} ${SITE}:443 ${SITE}/ WWW.threefold.test *.threefold.test http: https: * https://*.threefold.test:*`.split(
    " ",
  )) {
    headers = framedBy(`'self' ${source}`);
    expect.soft(await faultsOf(), source).toBe("");
  }
  // Browsers ignore X-Frame-Options if a policy has frame-ancestors.
  headers = { "x-frame-options": "DENY", ...framedBy("*") };
  expect(await faultsOf()).toBe("");
  headers = { "x-frame-options": "SAMEORIGIN" };
  expect(await faultsOf()).toBe(`expected it to let ${SITE} frame it, got x-frame-options: SAMEORIGIN`);
  for (const source of `'none' 'self' https://threefold.test *.www.threefold.test www.three.old.test ${SITE}:8443 ${SITE}.a`.split(
    " ",
  )) {
    headers = framedBy(`*, frame-ancestors ${source}`);
    expect.soft(await faultsOf()).toBe(`expected it to let ${SITE} frame it, got frame-ancestors ${source}`);
  }
  [status, headers] = [404, {}];
  expect(await faultsOf()).toBe("expected status 200, got status 404");
  const elsewhere = calendar.replace("127.0.0.1", "localhost");
  [status, headers] = [302, { location: elsewhere }];
  expect(await faultsOf()).toContain(`redirects to ${elsewhere}; the site's policy allows only`);
  server.close().closeAllConnections();
  expect(await faultsOf()).toMatch(/^no answer from 127.0.0.1:\d+: /);
});
