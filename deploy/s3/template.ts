/**
 * `npm run template:s3`: writes the CloudFormation template, made from the table, to .cache/s3-template.json. One parameter
 * chooses between S3's website endpoint and a private bucket behind CloudFront. Nothing in it depends on what the pages
 * hold, so a release never waits for the template.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  everyAnswer,
  fixedPolicyHeader,
  framedPages,
  type HeaderTable,
  hashedFolders,
  kinds,
  notFoundPage,
  redirects,
  transportSecurity,
} from "../headers.ts";

const templateFile = ".cache/s3-template.json";

/** Pictures that keep their names lie outside of the hashed folders; CloudFront tells them by their extension. */
const pictures = ["*.png", "*.svg", "*.ico", "*.webp", "*.jpg"];
const day = 86_400;
const year = 31_536_000;
// A deploy clears what changed; this is how long a page is old at most if its message to CloudFront is lost.
const hour = 3600;

const behindCloudFront = "BehindCloudFront";
const isWebsite = "IsWebsite";
const withDomain = "WithDomain";
const when = (condition: string, yes: unknown, no: unknown = { Ref: "AWS::NoValue" }) => ({
  "Fn::If": [condition, yes, no],
});
/** CloudFormation's own placeholders, written with <>, since ${} is TypeScript's. */
const sub = (text: string) => ({ "Fn::Sub": text.replaceAll("<", "${").replaceAll(">", "}") });
const arn = (path: string) => sub(`<Bucket.Arn>${path}`);

/** The whole template. */
export async function template(): Promise<object> {
  return {
    AWSTemplateFormatVersion: "2010-09-09",
    Description: "A static site on S3, as a website endpoint or behind CloudFront. Written by deploy/s3/template.ts.",
    Parameters: parameters(),
    Rules: {
      CertificateForDomain: {
        RuleCondition: { "Fn::Not": [{ "Fn::Equals": [{ Ref: "DomainName" }, ""] }] },
        Assertions: [
          {
            Assert: { "Fn::Not": [{ "Fn::Equals": [{ Ref: "CertificateArn" }, ""] }] },
            AssertDescription: "A domain needs the ARN of its certificate, issued in us-east-1.",
          },
        ],
      },
    },
    Conditions: {
      [behindCloudFront]: { "Fn::Equals": [{ Ref: "Mode" }, "cloudfront"] },
      [isWebsite]: { "Fn::Equals": [{ Ref: "Mode" }, "website"] },
      [withDomain]: { "Fn::Not": [{ "Fn::Equals": [{ Ref: "DomainName" }, ""] }] },
    },
    Resources: {
      Bucket: bucket(),
      BucketPolicy: bucketPolicy(),
      AccessControl: onlyBehind("AWS::CloudFront::OriginAccessControl", {
        OriginAccessControlConfig: {
          Name: sub("<AWS::StackName>"),
          OriginAccessControlOriginType: "s3",
          SigningBehavior: "always",
          SigningProtocol: "sigv4",
        },
      }),
      ViewerRequest: onlyBehind("AWS::CloudFront::Function", {
        Name: sub("<AWS::StackName>-viewer-request"),
        AutoPublish: true,
        FunctionConfig: { Comment: "Index pages and closing slashes", Runtime: "cloudfront-js-2.0" },
        FunctionCode: await functionCode(),
      }),
      ...cachePolicies(),
      ...headersPolicies(),
      Distribution: distribution(),
    },
    Outputs: {
      BucketName: { Value: { Ref: "Bucket" }, Description: "S3_BUCKET for npm run deploy:s3" },
      DistributionId: {
        Condition: behindCloudFront,
        Value: { Ref: "Distribution" },
        Description: "CLOUDFRONT_DISTRIBUTION_ID for npm run deploy:s3",
      },
      Address: {
        Value: when(behindCloudFront, sub("https://<Distribution.DomainName>"), {
          "Fn::GetAtt": ["Bucket", "WebsiteURL"],
        }),
        Description: "Where the site answers; point the domain at it",
      },
    },
  };
}

function parameters() {
  const text = (Description: string, Default = "") => ({ Type: "String", Default, Description });
  return {
    Mode: {
      ...text(
        "website: S3's website endpoint, http only. cloudfront: a private bucket behind CloudFront.",
        "cloudfront",
      ),
      AllowedValues: ["cloudfront", "website"],
    },
    BucketName: { Type: "String", Description: "For a website endpoint with a domain of its own: that domain." },
    DomainName: text("CloudFront only: the site's domain. Empty: CloudFront's own name."),
    CertificateArn: text("CloudFront only: the certificate of the domain, issued in us-east-1."),
    PriceClass: {
      ...text(
        "CloudFront only: PriceClass_100 is Europe and North America, PriceClass_All the world.",
        "PriceClass_100",
      ),
      AllowedValues: ["PriceClass_100", "PriceClass_200", "PriceClass_All"],
    },
  };
}

function bucket() {
  return {
    Type: "AWS::S3::Bucket",
    // The site can be uploaded again; a deleted bucket's name may be lost.
    DeletionPolicy: "Retain",
    UpdateReplacePolicy: "Retain",
    Properties: {
      BucketName: { Ref: "BucketName" },
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: "AES256" } }],
      },
      OwnershipControls: { Rules: [{ ObjectOwnership: "BucketOwnerEnforced" }] },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        IgnorePublicAcls: true,
        BlockPublicPolicy: when(isWebsite, false, true),
        RestrictPublicBuckets: when(isWebsite, false, true),
      },
      WebsiteConfiguration: when(isWebsite, { IndexDocument: "index.html", ErrorDocument: notFoundPage.slice(1) }),
    },
  };
}

function bucketPolicy() {
  const ours = { StringNotEquals: { "aws:PrincipalAccount": { Ref: "AWS::AccountId" } } };
  const fromOurs = {
    StringEquals: {
      "AWS:SourceArn": sub("arn:<AWS::Partition>:cloudfront::<AWS::AccountId>:distribution/<Distribution>"),
    },
  };
  const cloudFront = { Service: "cloudfront.amazonaws.com" };
  return {
    Type: "AWS::S3::BucketPolicy",
    Properties: {
      Bucket: { Ref: "Bucket" },
      PolicyDocument: {
        Version: "2012-10-17",
        Statement: [
          when(
            isWebsite,
            { Sid: "Visitors", Effect: "Allow", Principal: "*", Action: "s3:GetObject", Resource: arn("/*") },
            {
              Sid: "CloudFrontReads",
              Effect: "Allow",
              Principal: cloudFront,
              Action: "s3:GetObject",
              Resource: arn("/*"),
              Condition: fromOurs,
            },
          ),
          // With the right to list, a missing file is a 404; without, S3 says 403 of everything that is not there.
          when(behindCloudFront, {
            Sid: "CloudFrontSeesWhatIsMissing",
            Effect: "Allow",
            Principal: cloudFront,
            Action: "s3:ListBucket",
            Resource: arn(""),
            Condition: fromOurs,
          }),
          {
            Sid: "RecordsOfReleasesAreNotPublic",
            Effect: "Deny",
            Principal: "*",
            Action: "s3:GetObject",
            Resource: arn("/_releases/*"),
            Condition: ours,
          },
        ],
      },
    },
  };
}

function cachePolicies() {
  const policy = (name: string, MinTTL: number) =>
    onlyBehind("AWS::CloudFront::CachePolicy", {
      CachePolicyConfig: {
        Name: sub(`<AWS::StackName>-${name}`),
        MinTTL,
        DefaultTTL: Math.max(MinTTL, day),
        MaxTTL: year,
        ParametersInCacheKeyAndForwardedToOrigin: {
          CookiesConfig: { CookieBehavior: "none" },
          HeadersConfig: { HeaderBehavior: "none" },
          QueryStringsConfig: { QueryStringBehavior: "none" },
          EnableAcceptEncodingBrotli: true,
          EnableAcceptEncodingGzip: true,
        },
      },
    });
  return { CachePages: policy("pages", hour), CacheHashed: policy("hashed", 0) };
}

function headersPolicies() {
  // On files as well, since an unknown address among them is answered with the 404 page under their headers.
  const headers = (kind: HeaderTable, framedBySelf = false) => ({
    ...kind,
    "content-security-policy": fixedPolicyHeader(framedBySelf),
  });
  return {
    HeadersOfPages: headersPolicy("pages", headers(kinds.page)),
    HeadersOfFramedPages: headersPolicy("framed-pages", headers(kinds.page, true)),
    HeadersOfHashedFiles: headersPolicy("hashed", headers(kinds.hashed)),
    HeadersOfPictures: headersPolicy("pictures", headers(kinds.picture)),
  };
}

function headersPolicy(name: string, headers: HeaderTable) {
  const {
    // CloudFront wants it in parts.
    "strict-transport-security": _transport,
    "referrer-policy": ReferrerPolicy,
    "content-security-policy": ContentSecurityPolicy,
    "x-content-type-options": sniffing,
    // Caching stands on each object, put there by the deploy.
    "cache-control": _,
    ...custom
  }: HeaderTable = { ...everyAnswer, ...headers };
  return onlyBehind("AWS::CloudFront::ResponseHeadersPolicy", {
    ResponseHeadersPolicyConfig: {
      Name: sub(`<AWS::StackName>-${name}`),
      SecurityHeadersConfig: {
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: transportSecurity.maxAge,
          IncludeSubdomains: transportSecurity.includeSubDomains,
          Preload: transportSecurity.preload,
          Override: true,
        },
        ...(sniffing ? { ContentTypeOptions: { Override: true } } : {}),
        ...(ReferrerPolicy ? { ReferrerPolicy: { ReferrerPolicy, Override: true } } : {}),
        ...(ContentSecurityPolicy ? { ContentSecurityPolicy: { ContentSecurityPolicy, Override: true } } : {}),
      },
      CustomHeadersConfig: {
        Items: Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override: true })),
      },
    },
  });
}

function distribution() {
  const behaviour = (cache: string, headers: string) => ({
    TargetOriginId: "bucket",
    ViewerProtocolPolicy: "redirect-to-https",
    AllowedMethods: ["GET", "HEAD"],
    Compress: true,
    CachePolicyId: { Ref: cache },
    ResponseHeadersPolicyId: { Ref: headers },
    FunctionAssociations: [
      { EventType: "viewer-request", FunctionARN: { "Fn::GetAtt": ["ViewerRequest", "FunctionARN"] } },
    ],
  });
  const at = (PathPattern: string, cache: string, headers: string) => ({ PathPattern, ...behaviour(cache, headers) });
  return onlyBehind("AWS::CloudFront::Distribution", {
    DistributionConfig: {
      Enabled: true,
      HttpVersion: "http2and3",
      IPV6Enabled: true,
      PriceClass: { Ref: "PriceClass" },
      Aliases: when(withDomain, [{ Ref: "DomainName" }]),
      ViewerCertificate: when(withDomain, {
        AcmCertificateArn: { Ref: "CertificateArn" },
        SslSupportMethod: "sni-only",
        MinimumProtocolVersion: "TLSv1.2_2021",
      }),
      DefaultRootObject: "index.html",
      Origins: [
        {
          Id: "bucket",
          DomainName: { "Fn::GetAtt": ["Bucket", "RegionalDomainName"] },
          OriginAccessControlId: { Ref: "AccessControl" },
          S3OriginConfig: { OriginAccessIdentity: "" },
        },
      ],
      DefaultCacheBehavior: behaviour("CachePages", "HeadersOfPages"),
      CacheBehaviors: [
        ...hashedFolders.map((folder) => at(`${folder}*`, "CacheHashed", "HeadersOfHashedFiles")),
        // Asked for as a folder; the function adds index.html only after CloudFront has chosen the behaviour.
        ...framedPages.map((path) => at(path.replace("index.html", "*"), "CachePages", "HeadersOfFramedPages")),
        ...pictures.map((pattern) => at(pattern, "CachePages", "HeadersOfPictures")),
      ],
      CustomErrorResponses: [403, 404].map((ErrorCode) => ({
        ErrorCode,
        ResponseCode: 404,
        ResponsePagePath: notFoundPage,
        ErrorCachingMinTTL: 60,
      })),
    },
  });
}

function onlyBehind(Type: string, Properties: object) {
  return { Type, Condition: behindCloudFront, Properties };
}

/** The function's code with the table's redirects in it. */
export async function functionCode(moved = redirects): Promise<string> {
  const code = await readFile(new URL("viewer-request.js", import.meta.url), "utf8");
  const table = Object.fromEntries(moved.map(({ from, to, status }) => [from, { to, status }]));
  const filled = code.replace("const redirects = {};", () => `const redirects = ${JSON.stringify(table)};`);
  // CloudFront refuses functions above 10 kB.
  if (filled.length > 10_000)
    throw new Error(`CloudFront takes a function of 10 kB; this one has ${filled.length} bytes`);
  return filled;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await mkdir(path.dirname(templateFile), { recursive: true });
  await writeFile(templateFile, `${JSON.stringify(await template(), null, 2)}\n`);
  console.log(`Wrote ${templateFile}`);
}
