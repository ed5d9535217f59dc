// Runs in CloudFront before its cache: shows the index page of a folder, and redirects to add a missing slash.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  const isFile = uri.slice(uri.lastIndexOf("/")).includes(".");
  if (uri.endsWith("/")) request.uri = `${uri}index.html`;
  // A location that begins with two slashes would be another host, so such a path gets no redirect.
  else if (!isFile && /^\/[\w%~-]/.test(uri)) {
    const query = request.rawQueryString();
    const location = { value: `${uri}/${query ? `?${query}` : ""}` };
    return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location } };
  }
  return request;
}
