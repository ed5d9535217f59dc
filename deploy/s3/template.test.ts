import { readFile } from "node:fs/promises";
import { runInNewContext } from "node:vm";
import { expect, test } from "@playwright/test";
import { createTestSite } from "@/e2e/deploy/test-site";
import { addressOf, COMMON_HEADERS, FRAMED_PAGE, formatPolicyHeader, HEADERS_BY_KIND, kindOf } from "@/lib/headers";
import { generateTemplate } from "./template";

/** Runs the template's CloudFront function for a request. */
async function runFunction(uri: string, query?: string): Promise<{ uri?: string; location?: string }> {
  const code = await readFile("deploy/s3/viewer-request.js", "utf8");
  const request = { uri, rawQueryString: () => query };
  const { headers, ...outcome } = runInNewContext(`${code}; handler({ request })`, { request });
  return headers ? { location: headers.location.value } : { uri: outcome.uri };
}

test("serves index pages, corrects slashes, keeps the query, and never redirects to another host", async () => {
  expect(await runFunction("/")).toEqual({ uri: "/index.html" });
  expect(await runFunction("/talent/")).toEqual({ uri: "/talent/index.html" });
  expect(await runFunction("/_hashed/dialog-3f2a91bc.js")).toEqual({ uri: "/_hashed/dialog-3f2a91bc.js" });
  expect(await runFunction("/talent")).toEqual({ location: "/talent/" });
  expect(await runFunction("/talent", "from=mail&tag=a&tag=b")).toEqual({ location: "/talent/?from=mail&tag=a&tag=b" });
  expect(await runFunction("//")).toEqual({ location: "/" });
  expect(await runFunction("//talent/", "a=//b")).toEqual({ location: "/talent/?a=//b" });
  expect(await runFunction("//talent")).toEqual({ location: "/talent/" });
  for (const uri of ["/\\evil", "//\\evil"]) expect(await runFunction(uri)).toEqual({ uri });
});

test("sends every file with the headers of lib/headers.ts", async () => {
  const text = await generateTemplate();
  /** Returns the generated value of a key, which is JSON. */
  const generatedValue = (key: string) => JSON.parse(new RegExp(`^ *${key}: (.*)$`, "m").exec(text)?.[1] ?? "null");
  /** Returns the first behavior whose pattern matches, as in CloudFront. Only * is a wildcard. */
  const behaviorOf = (address: string) =>
    generatedValue("CacheBehaviors").find(({ PathPattern }: { PathPattern: string }) =>
      new RegExp(`^${PathPattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(address),
    ) ?? generatedValue("DefaultCacheBehavior");
  for (const file of Object.keys(createTestSite())) {
    const { Ref } = behaviorOf(addressOf(file)).ResponseHeadersPolicyId;
    const config = generatedValue(Ref).Properties.ResponseHeadersPolicyConfig;
    const { StrictTransportSecurity: transport, ...security } = config.SecurityHeadersConfig;
    const flags = `${transport.IncludeSubdomains ? "; includeSubDomains" : ""}${transport.Preload ? "; preload" : ""}`;
    const custom = config.CustomHeadersConfig.Items as { Header: string; Value: string }[];
    // Each object has its own caching header.
    const { "cache-control": _, ...kind } = HEADERS_BY_KIND[kindOf(file)];
    expect(
      {
        "strict-transport-security": `max-age=${transport.AccessControlMaxAgeSec}${flags}`,
        "x-content-type-options": security.ContentTypeOptions && "nosniff",
        "referrer-policy": security.ReferrerPolicy.ReferrerPolicy,
        "content-security-policy": security.ContentSecurityPolicy.ContentSecurityPolicy,
        ...Object.fromEntries(custom.map(({ Header, Value }) => [Header, Value])),
      },
      file,
    ).toEqual({ ...COMMON_HEADERS, ...kind, "content-security-policy": formatPolicyHeader(file === FRAMED_PAGE) });
  }
});
