import { startScheduler } from "./scheduler";

// What the exported page runs instead of Next's scripts, at the end of its header.
const root = document.querySelector<HTMLElement>("[data-part=schedule]");
if (root) startScheduler(root);
