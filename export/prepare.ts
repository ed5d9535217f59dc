/** What `next dev` needs before it starts: content that holds, and the pictures. */
import { imagesOf, records } from "../content/records";
import { checkOwnContent } from "./check-content";
import { makeImages } from "./images";
import { settle } from "./surroundings";

async function main(): Promise<void> {
  settle(process.cwd());
  await checkOwnContent();
  await makeImages(imagesOf(records));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
