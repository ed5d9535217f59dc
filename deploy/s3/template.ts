/**
 * `npm run template:s3`: puts what the table of headers says into template.yaml and writes it to .cache/s3-template.yaml,
 * for CloudFormation.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "@/tools/command";
import {
  EVERY_ANSWER,
  FRAMED_PAGE,
  HASHED_FOLDER,
  type HeaderTable,
  KINDS,
  NOT_FOUND_PAGE,
  policyHeader,
} from "../headers";

const TEMPLATE_FILE = ".cache/s3-template.yaml";

/** By what CloudFront tells pages and files of the site's own; anything else other sites may show, as the table has it. */
const PAGES = [`${HASHED_FOLDER}*`, "*/", "*.html", "*.json", "*.webmanifest", "*.xml", "*.txt"];

/** The whole template. */
export async function template(): Promise<string> {
  const values: Record<string, unknown> = {
    notFoundPage: NOT_FOUND_PAGE,
    notFoundFile: NOT_FOUND_PAGE.slice(1),
    functionCode: await readFile(new URL("viewer-request.js", import.meta.url), "utf8"),
    headersOfPages: headersPolicy("pages", KINDS.page),
    headersOfFramedPages: headersPolicy("framed-pages", KINDS.page, true),
    headersOfPictures: headersPolicy("pictures", KINDS.picture),
    behaviorOfOthers: behavior("HeadersOfPictures"),
    behaviors: [
      // Asked for as a folder; the function adds index.html only after CloudFront has chosen the behavior.
      behavior("HeadersOfFramedPages", FRAMED_PAGE.replace("index.html", "*")),
      // Caching aside, which stands on each object, what is hashed is sent with what pages are sent with, pictures too.
      ...PAGES.map((pattern) => behavior("HeadersOfPages", pattern)),
    ],
  };
  const written = await readFile(new URL("template.yaml", import.meta.url), "utf8");
  // JSON is YAML.
  return written.replaceAll(/(?<=: )<(\w+)>/g, (_, name) => JSON.stringify(values[name]));
}

function headersPolicy(name: string, kind: HeaderTable, isFramed = false) {
  const {
    // CloudFront wants it in parts.
    "strict-transport-security": transport = "",
    "referrer-policy": ReferrerPolicy,
    "x-content-type-options": _sniffing,
    "cache-control": _caching,
    ...custom
  }: HeaderTable = { ...EVERY_ANSWER, ...kind };
  return {
    Name: { "Fn::Sub": `\${AWS::StackName}-${name}` },
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes("includeSubDomains"),
        Preload: transport.includes("preload"),
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy, Override: true },
      // On files as well, since an unknown address among them is answered with the 404 page under their headers.
      ContentSecurityPolicy: { ContentSecurityPolicy: policyHeader(isFramed), Override: true },
    },
    CustomHeadersConfig: {
      Items: Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
}

function behavior(headers: string, PathPattern?: string) {
  return {
    PathPattern,
    TargetOriginId: "bucket",
    ViewerProtocolPolicy: "redirect-to-https",
    AllowedMethods: ["GET", "HEAD"],
    Compress: true,
    CachePolicyId: { Ref: "Cache" },
    ResponseHeadersPolicyId: { Ref: headers },
    FunctionAssociations: [
      { EventType: "viewer-request", FunctionARN: { "Fn::GetAtt": ["ViewerRequest", "FunctionARN"] } },
    ],
  };
}

async function main() {
  await mkdir(path.dirname(TEMPLATE_FILE), { recursive: true });
  await writeFile(TEMPLATE_FILE, await template());
  console.log(`Wrote ${TEMPLATE_FILE}`);
}

await runCommand(import.meta.url, main);
