import { startScheduler } from "./scheduler";

// The exported page runs this at its end, instead of Next's scripts.
startScheduler();
