/** What `next dev` needs before it starts: the pictures. */
import { imagesOf, records } from "../content/records";
import { makeImages } from "./images";

makeImages(imagesOf(records)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
