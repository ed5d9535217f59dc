/** The one script in an exported leaflet, inlined at its end by export/finish.ts. */
import { startLeaflet } from "./fit";

startLeaflet();
