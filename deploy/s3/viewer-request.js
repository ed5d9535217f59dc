// Runs at CloudFront before its cache: shows the index page of a folder and adds a missing closing slash. CloudFront
// Functions know no modules; deploy/s3/template.ts puts this into the template as it is.

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (uri.endsWith("/")) {
    request.uri = `${uri}index.html`;
    return request;
  }
  const last = uri.slice(uri.lastIndexOf("/") + 1);
  // A path that begins with two slashes would, as a location, be another host; it is left to be a 404.
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
