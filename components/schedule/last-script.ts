import { startScheduler } from "./scheduler";

// The exported page runs this at its end, in place of Next's scripts.
startScheduler();
