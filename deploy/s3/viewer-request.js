// Runs at CloudFront before its cache: shows the index page of a folder and adds a missing closing slash. CloudFront
// Functions know no modules; `redirects` is filled in from deploy/headers.ts by deploy/s3/template.ts.
const redirects = {};

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  const moved = Object.keys(redirects).includes(uri) ? redirects[uri] : undefined;
  if (moved) return redirect(moved);
  if (uri.endsWith("/")) {
    request.uri = `${uri}index.html`;
    return request;
  }
  const last = uri.slice(uri.lastIndexOf("/") + 1);
  // A path that begins with two slashes would, as a location, be another host; it is left to be a 404.
  if (!last.includes(".") && /^\/[\w%~-]/.test(uri)) {
    return redirect(`${uri}/${queryOf(request.querystring)}`);
  }
  return request;
}

function redirect(location) {
  return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location: { value: location } } };
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
