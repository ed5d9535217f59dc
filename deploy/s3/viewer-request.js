// Runs in CloudFront before its cache: shows the index page of a folder and redirects to add a missing slash. CloudFront
// Functions have no modules, so deploy/s3/template.ts copies this file into the template.

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (uri.endsWith("/")) {
    request.uri = `${uri}index.html`;
    return request;
  }
  const last = uri.slice(uri.lastIndexOf("/") + 1);
  // A location that begins with two slashes would be another host, so such a path gets no redirect.
  if (!last.includes(".") && /^\/[\w%~-]/.test(uri)) {
    const location = { value: `${uri}/${queryOf(request.querystring)}` };
    return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location } };
  }
  return request;
}

function queryOf(querystring) {
  const pairs = [];
  Object.keys(querystring).forEach((name) => {
    const entry = querystring[name];
    (entry.multiValue || [entry]).forEach((one) => {
      pairs.push(one.value === "" ? name : `${name}=${one.value}`);
    });
  });
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
