/** The only script of an exported leaflet. export/finish.ts inlines it at the end of the page. */
import { startLeaflet } from "./fit";

startLeaflet();
