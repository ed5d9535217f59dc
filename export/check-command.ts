/**
 * `npm run check:content`: prints one line for each fault in the content and ends with status 1, or one line and status 0.
 */
import { runCommand } from "@/tools/command";

// Read only here, so that a file that cannot be read is a fault like any other.
await runCommand(import.meta.url, async () => (await import("./check-content")).checkOwnContent());
