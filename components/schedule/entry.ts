import { startScheduler } from "./scheduler";

// What the exported page runs instead of Next's scripts.
const root = document.querySelector<HTMLElement>("[data-part=schedule]");
if (root) startScheduler(root);
