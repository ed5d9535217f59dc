import { readFile } from "node:fs/promises";
import { runInNewContext } from "node:vm";
import { expect, test } from "@playwright/test";
import { parse, type ScalarTag } from "yaml";
import { handMadeSite } from "@/e2e/deploy/hand-made-site";
import { addressOf, EVERY_ANSWER, FRAMED_PAGE, type HeaderTable, KINDS, kindOf, policyHeader } from "@/lib/headers";
import { template } from "./template";

/** CloudFormation's tags, read as plain text. */
const SHORT_FORMS = ["Ref", "Sub", "GetAtt"].map((name): ScalarTag => ({ tag: `!${name}`, resolve: (text) => text }));

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;
interface Outcome {
  uri?: string;
  statusCode?: number;
  headers?: { location?: { value: string } };
}

async function ask(uri: string, querystring: Query = {}): Promise<Outcome> {
  const code = await readFile("deploy/s3/viewer-request.js", "utf8");
  return runInNewContext(`${code}; handler(${JSON.stringify({ request: { uri, querystring } })})`) as Outcome;
}

test("shows index pages and adds a missing slash, keeping the query", async () => {
  expect((await ask("/")).uri).toBe("/index.html");
  expect((await ask("/talent/")).uri).toBe("/talent/index.html");
  expect((await ask("/_hashed/dialog-3f2a91bc.js")).uri).toBe("/_hashed/dialog-3f2a91bc.js");
  const moved = await ask("/talent", {
    from: { value: "mail" },
    tag: { value: "a", multiValue: [{ value: "a" }, { value: "b" }] },
  });
  expect([moved.statusCode, moved.headers?.location?.value]).toEqual([301, "/talent/?from=mail&tag=a&tag=b"]);
});

test("redirects no address to another host", async () => {
  for (const uri of ["//evil", "//evil/%2e%2e", "/\\evil", "/\\/evil"]) {
    const { headers } = await ask(uri);
    expect(headers?.location, uri).toBeUndefined();
  }
});

test("sends every file with the headers of lib/headers.ts", async () => {
  const { Resources } = parse(await template(), { customTags: SHORT_FORMS, logLevel: "error" });
  const { CacheBehaviors, DefaultCacheBehavior } = Resources.Distribution.Properties.DistributionConfig;
  /** The first whose pattern matches, as in CloudFront; only * is a wildcard. */
  const behaviorOf = (address: string) =>
    CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) =>
      new RegExp(`^${PathPattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(address),
    ) ?? DefaultCacheBehavior;
  for (const file of Object.keys(handMadeSite())) {
    const { Ref } = behaviorOf(addressOf(file)).ResponseHeadersPolicyId;
    // Each object has its own caching.
    const { "cache-control": _, ...kind } = KINDS[kindOf(file)];
    const policy = policyHeader(file === FRAMED_PAGE);
    expect(headersOf(Resources[Ref].Properties.ResponseHeadersPolicyConfig), file).toEqual({
      ...EVERY_ANSWER,
      ...kind,
      "content-security-policy": policy,
    });
  }
});

interface HeadersConfig {
  SecurityHeadersConfig: {
    StrictTransportSecurity: { AccessControlMaxAgeSec: number; IncludeSubdomains: boolean; Preload: boolean };
    ContentTypeOptions?: object;
    ReferrerPolicy?: { ReferrerPolicy: string };
    ContentSecurityPolicy?: { ContentSecurityPolicy: string };
  };
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
}

/** The headers that CloudFront sends for a response headers policy. */
function headersOf(config: HeadersConfig): HeaderTable {
  const { StrictTransportSecurity: transport, ...security } = config.SecurityHeadersConfig;
  const flags = `${transport.IncludeSubdomains ? "; includeSubDomains" : ""}${transport.Preload ? "; preload" : ""}`;
  const policy = security.ContentSecurityPolicy?.ContentSecurityPolicy;
  return {
    "strict-transport-security": `max-age=${transport.AccessControlMaxAgeSec}${flags}`,
    ...(security.ContentTypeOptions ? { "x-content-type-options": "nosniff" } : {}),
    ...(security.ReferrerPolicy ? { "referrer-policy": security.ReferrerPolicy.ReferrerPolicy } : {}),
    ...(policy ? { "content-security-policy": policy } : {}),
    ...Object.fromEntries(config.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
  };
}
