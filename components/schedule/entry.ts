import { startScheduler } from "./scheduler";

// What the exported page runs instead of Next's scripts, at the end of its header.
startScheduler();
