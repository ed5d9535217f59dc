import { startScheduler } from "./scheduler";

// What the exported page runs at its end, instead of Next's scripts.
startScheduler();
