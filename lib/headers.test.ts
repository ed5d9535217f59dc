import { expect, test } from "@playwright/test";
import { schedulePath } from "@/content/site";
import {
  COMMON_HEADERS,
  commonHeaders,
  contentTypeOf,
  fileAt,
  fileHeaders,
  formatPolicyHeader,
  HEADERS_BY_KIND,
  hasHashedName,
  isNoindex,
  kindOf,
} from "./headers";

test("pages send the headers that MDN's HTTP Observatory scores", () => {
  expect({ ...COMMON_HEADERS, ...fileHeaders("/index.html", Buffer.from(page(""))) }).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": "same-origin",
  });
  // Mozilla's HTTP Observatory requires six months.
  const [, seconds] = /^max-age=(\d+)/.exec(COMMON_HEADERS["strict-transport-security"] ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(15_552_000);
});

test("allows payment windows and payment requests only for a calendar of another origin", () => {
  expect(commonHeaders(null)).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining(" payment=(), "),
  });
  expect(commonHeaders("https://calendly.com/threefold/30min")).toMatchObject({
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": expect.stringContaining(' payment=(self "https://calendly.com"), '),
  });
});

const page = (head: string) => `<!doctype html><html><head><meta charset="utf-8">${head}</head><body></body></html>`;
const POLICY_META = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;

test("sends a page's own policy; only the scheduling page may be framed, and only by the site", () => {
  const policyOf = (path: string) => fileHeaders(path, Buffer.from(page(POLICY_META)))["content-security-policy"];
  expect(policyOf("/talent/index.html")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(policyOf(fileAt(schedulePath))).toBe("default-src 'none'; frame-ancestors 'self'");
});

test("sends an owner's HTML file with the shared policy, whatever it contains", () => {
  const bad = page('<p style="color:red" onclick="x()"><script src="https://cdn.example/a.js"></script>');
  for (const content of [bad, "google-site-verification: google0123.html"]) {
    const sent = fileHeaders("/google0123.html", Buffer.from(content));
    expect(sent).toEqual({ ...HEADERS_BY_KIND.page, "content-security-policy": formatPolicyHeader(false) });
  }
});

test("recognizes a noindex page by its robots meta", () => {
  expect(isNoindex(page('<meta name="robots" content="noindex, follow">'))).toBe(true);
  expect(isNoindex(page('<meta name="robots" content="index">'))).toBe(false);
});

test("recognizes a hash by its form, even if it is all digits or all letters", () => {
  for (const hash of ["03a7b91d", "12345678", "abcdefab", "00000000", "ffffffff", "8f129ef7e9", "1234567890"]) {
    expect(hasHashedName(`/_hashed/team-ada-112.${hash}.avif`), hash).toBe(true);
    expect(hasHashedName(`/_hashed/booking-${hash}.js`), hash).toBe(true);
  }
  for (const name of ["dialog.js", "dialog-window.js", "dialog-1234.js", "Deadbeef.js", "a.g2345678.js"]) {
    expect(hasHashedName(`/_hashed/${name}`), name).toBe(false);
  }
  expect(hasHashedName("/_hashed/shared-L5EXLFB2.js"), "esbuild's").toBe(true);
  // A file name with a hash from Next.
  for (const hash of ["abcdefghijklm", "32usxsbd-nqzl", "39d8oxa32uu9-"]) {
    expect(hasHashedName(`/_hashed/text.${hash}.woff2`), hash).toBe(true);
  }
});

test("has a content type for every file name, and lets browsers download unknown types", () => {
  expect(contentTypeOf("/IMG_1234.JPG")).toBe("image/jpeg");
  expect(contentTypeOf("/brochure.pdf")).toBe("application/pdf");
  for (const path of ["/CNAME", "/scan.tiff", "/.well-known/apple-app-site-association", "/talent.d/x"])
    expect(contentTypeOf(path), path).toBe("application/octet-stream");
  expect(kindOf("/google0123.html")).toBe("page");
  expect(kindOf("/images/office.jpg")).toBe("picture");
});
