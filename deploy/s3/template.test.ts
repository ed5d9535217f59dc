import { runInNewContext } from "node:vm";
import { expect, test } from "@playwright/test";
import { parse, type ScalarTag } from "yaml";
import { EVERY_ANSWER, fixedPolicyHeader, type HeaderTable, KINDS, type Redirect } from "../headers";
import { functionCode, template } from "./template";

/** CloudFormation's own marks, read as the plain text or list behind them. */
const SHORT_FORMS = ["Ref", "Sub", "GetAtt"].map((name): ScalarTag => ({ tag: `!${name}`, resolve: (text) => text }));

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;
interface Outcome {
  uri?: string;
  statusCode?: number;
  headers?: { location?: { value: string } };
}

async function ask(uri: string, querystring: Query = {}, moved?: Redirect[]): Promise<Outcome> {
  const code = await functionCode(moved);
  return runInNewContext(`${code}; handler(${JSON.stringify({ request: { uri, querystring } })})`) as Outcome;
}

test("CloudFront's function shows index pages and adds the missing slash with the query", async () => {
  expect((await ask("/")).uri).toBe("/index.html");
  expect((await ask("/talent/")).uri).toBe("/talent/index.html");
  expect((await ask("/_hashed/dialog-3f2a91bc.js")).uri).toBe("/_hashed/dialog-3f2a91bc.js");
  const moved = await ask("/talent", {
    from: { value: "mail" },
    tag: { value: "a", multiValue: [{ value: "a" }, { value: "b" }] },
  });
  expect([moved.statusCode, moved.headers?.location?.value]).toEqual([301, "/talent/?from=mail&tag=a&tag=b"]);
});

test("no address makes CloudFront's function lead to another host", async () => {
  for (const uri of ["//evil", "//evil/%2e%2e", "/\\evil", "/\\/evil"]) {
    const { headers } = await ask(uri);
    expect(headers?.location, uri).toBeUndefined();
  }
});

test("addresses that moved are redirects in CloudFront's function", async () => {
  const { statusCode, headers } = await ask("/careers", {}, [{ from: "/careers", to: "/talent/" }]);
  expect([statusCode, headers?.location?.value]).toEqual([301, "/talent/"]);
  expect((await ask("/constructor")).headers?.location?.value).toBe("/constructor/");
});

test("CloudFront's response headers are the table's", async () => {
  const { Resources } = parse(await template(), { customTags: SHORT_FORMS, logLevel: "error" }) as {
    Resources: Record<string, { Properties: { ResponseHeadersPolicyConfig?: HeadersConfig } }>;
  };
  const sent = (name: string) => headersOf(Resources[name]?.Properties.ResponseHeadersPolicyConfig);
  const kept = ({ "cache-control": _, ...headers }: HeaderTable) => headers;
  // On files as well: an unknown address among them is answered with the 404 page.
  const policy = (self: boolean) => ({ "content-security-policy": fixedPolicyHeader(self) });
  expect(sent("HeadersOfPages")).toEqual({ ...EVERY_ANSWER, ...kept(KINDS.page), ...policy(false) });
  expect(sent("HeadersOfFramedPages")).toEqual({ ...EVERY_ANSWER, ...kept(KINDS.page), ...policy(true) });
  expect(sent("HeadersOfHashedFiles")).toEqual({ ...EVERY_ANSWER, ...kept(KINDS.hashed), ...policy(false) });
  expect(sent("HeadersOfPictures")).toEqual({ ...EVERY_ANSWER, ...kept(KINDS.picture), ...policy(false) });
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

/** What CloudFront sends for a response headers policy. */
function headersOf(config: HeadersConfig | undefined): HeaderTable {
  if (!config) return {};
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
