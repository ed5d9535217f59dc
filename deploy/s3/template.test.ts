import { readFile } from "node:fs/promises";
import { runInNewContext } from "node:vm";
import { expect, test } from "@playwright/test";
import { handMadeSite } from "@/e2e/deploy/hand-made-site";
import { addressOf, EVERY_ANSWER, FRAMED_PAGE, KINDS, kindOf, policyHeader } from "@/lib/headers";
import { template } from "./template";

/** The outcome of the function for a request. */
async function ask(uri: string, query?: string): Promise<{ uri?: string; location?: string }> {
  const code = await readFile("deploy/s3/viewer-request.js", "utf8");
  const request = { uri, rawQueryString: () => query };
  const { headers, ...outcome } = runInNewContext(`${code}; handler({ request })`, { request });
  return headers ? { location: headers.location.value } : { uri: outcome.uri };
}

test("shows index pages, adds a missing slash, removes repeated ones, keeps the query, and redirects to no other host", async () => {
  expect(await ask("/")).toEqual({ uri: "/index.html" });
  expect(await ask("/talent/")).toEqual({ uri: "/talent/index.html" });
  expect(await ask("/_hashed/dialog-3f2a91bc.js")).toEqual({ uri: "/_hashed/dialog-3f2a91bc.js" });
  expect(await ask("/talent")).toEqual({ location: "/talent/" });
  expect(await ask("/talent", "from=mail&tag=a&tag=b")).toEqual({ location: "/talent/?from=mail&tag=a&tag=b" });
  expect(await ask("//")).toEqual({ location: "/" });
  expect(await ask("//talent/", "a=//b")).toEqual({ location: "/talent/?a=//b" });
  expect(await ask("//talent")).toEqual({ location: "/talent/" });
  for (const uri of ["/\\evil", "//\\evil"]) expect(await ask(uri)).toEqual({ uri });
});

test("sends every file with the headers of lib/headers.ts", async () => {
  const text = await template();
  /** What the generator has filled in at a key, as JSON. */
  const filledIn = (key: string) => JSON.parse(new RegExp(`^ *${key}: (.*)$`, "m").exec(text)?.[1] ?? "null");
  /** The first whose pattern matches, as in CloudFront; only * is a wildcard. */
  const behaviorOf = (address: string) =>
    filledIn("CacheBehaviors").find(({ PathPattern }: { PathPattern: string }) =>
      new RegExp(`^${PathPattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(address),
    ) ?? filledIn("DefaultCacheBehavior");
  for (const file of Object.keys(handMadeSite())) {
    const { Ref } = behaviorOf(addressOf(file)).ResponseHeadersPolicyId;
    const config = filledIn(Ref).Properties.ResponseHeadersPolicyConfig;
    const { StrictTransportSecurity: transport, ...security } = config.SecurityHeadersConfig;
    const flags = `${transport.IncludeSubdomains ? "; includeSubDomains" : ""}${transport.Preload ? "; preload" : ""}`;
    const custom = config.CustomHeadersConfig.Items as { Header: string; Value: string }[];
    // Each object has its own caching.
    const { "cache-control": _, ...kind } = KINDS[kindOf(file)];
    expect(
      {
        "strict-transport-security": `max-age=${transport.AccessControlMaxAgeSec}${flags}`,
        "x-content-type-options": security.ContentTypeOptions && "nosniff",
        "referrer-policy": security.ReferrerPolicy.ReferrerPolicy,
        "content-security-policy": security.ContentSecurityPolicy.ContentSecurityPolicy,
        ...Object.fromEntries(custom.map(({ Header, Value }) => [Header, Value])),
      },
      file,
    ).toEqual({ ...EVERY_ANSWER, ...kind, "content-security-policy": policyHeader(file === FRAMED_PAGE) });
  }
});
