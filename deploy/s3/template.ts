/** `npm run template:s3`: fills the header table into template.yaml and writes .cache/s3-template.yaml. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  COMMON_HEADERS,
  FRAMED_PAGE,
  formatPolicyHeader,
  HASHED_FOLDER,
  HEADERS_BY_KIND,
  type HeaderTable,
  NOT_FOUND_PAGE,
} from "@/lib/headers";
import { runCommand } from "@/tools/command";

const TEMPLATE_FILE = ".cache/s3-template.yaml";

/** Path patterns of files with the headers of pages. All other files get the headers of pictures. */
const PAGE_PATTERNS = [`${HASHED_FOLDER}*`, "*/", "*.html", "*.json", "*.webmanifest", "*.xml", "*.txt"];

/** Returns the CloudFormation template as YAML, with its placeholders filled in. */
export async function generateTemplate(): Promise<string> {
  const values: Record<string, unknown> = {
    notFoundPage: NOT_FOUND_PAGE,
    functionCode: await readFile(new URL("viewer-request.js", import.meta.url), "utf8"),
    headersOfPages: headersPolicy("pages", HEADERS_BY_KIND.page),
    headersOfFramedPages: headersPolicy("framed-pages", HEADERS_BY_KIND.page, true),
    headersOfPictures: headersPolicy("pictures", HEADERS_BY_KIND.picture),
    behaviorOfPictures: behavior("HeadersOfPictures"),
    behaviorsOfPages: [
      // Matches the folder, because CloudFront chooses a behavior before the function adds index.html.
      { PathPattern: FRAMED_PAGE.replace("index.html", "*"), ...behavior("HeadersOfFramedPages") },
      ...PAGE_PATTERNS.map((PathPattern) => ({ PathPattern, ...behavior("HeadersOfPages") })),
    ],
  };
  const source = await readFile(new URL("template.yaml", import.meta.url), "utf8");
  // JSON is valid YAML.
  return source.replaceAll(/(?<=: )<(\w+)>/g, (_, name) => JSON.stringify(values[name]));
}

/** Returns a response headers policy without caching, because each object has its own caching header. */
function headersPolicy(name: string, kind: HeaderTable, isFramed = false) {
  const {
    "strict-transport-security": transport = "",
    "referrer-policy": ReferrerPolicy,
    "x-content-type-options": _contentTypeOptions,
    "cache-control": _caching,
    ...custom
  }: HeaderTable = { ...COMMON_HEADERS, ...kind };
  const Override = true;
  const ResponseHeadersPolicyConfig = {
    Name: { "Fn::Sub": `\${AWS::StackName}-${name}` },
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes("includeSubDomains"),
        Preload: transport.includes("preload"),
        Override,
      },
      ContentTypeOptions: { Override },
      ReferrerPolicy: { ReferrerPolicy, Override },
      // Also for pictures, because an unknown address of a picture gets the 404 page with the headers of pictures.
      ContentSecurityPolicy: { ContentSecurityPolicy: formatPolicyHeader(isFramed), Override },
    },
    CustomHeadersConfig: { Items: Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override })) },
  };
  return { Type: "AWS::CloudFront::ResponseHeadersPolicy", Properties: { ResponseHeadersPolicyConfig } };
}

function behavior(headers: string) {
  const FunctionARN = { "Fn::GetAtt": ["ViewerRequest", "FunctionARN"] };
  return {
    TargetOriginId: "bucket",
    ViewerProtocolPolicy: "redirect-to-https",
    Compress: true,
    CachePolicyId: { Ref: "Cache" },
    ResponseHeadersPolicyId: { Ref: headers },
    FunctionAssociations: [{ EventType: "viewer-request", FunctionARN }],
  };
}

async function main() {
  await mkdir(path.dirname(TEMPLATE_FILE), { recursive: true });
  await writeFile(TEMPLATE_FILE, await generateTemplate());
  console.log(`Wrote ${TEMPLATE_FILE}`);
}

await runCommand(import.meta.url, main);
