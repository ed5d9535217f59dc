/** What `next dev` needs before it starts: the pictures. */
import { makeImages } from "./images";

makeImages().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
