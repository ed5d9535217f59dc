import { startScheduler } from "./scheduler";

// What the exported page runs instead of Next's scripts, before its header.
startScheduler();
