// Runs in CloudFront before its cache: shows the index page of a folder, and redirects to add a missing slash or to remove
// repeated ones.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  const one = uri.replace(/\/\/+/g, "/");
  const isFile = uri.slice(uri.lastIndexOf("/")).includes(".");
  const target = one.endsWith("/") || isFile ? one : `${one}/`;
  // Does not redirect a path that begins with a slash and a backslash, because browsers resolve it to another host.
  if (target !== uri && /^\/([\w%~.-]|$)/.test(target)) {
    const query = request.rawQueryString();
    const location = { value: target + (query ? `?${query}` : "") };
    return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location } };
  }
  if (uri.endsWith("/")) request.uri = `${uri}index.html`;
  return request;
}
