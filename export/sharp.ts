import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * The image library, by its CommonJS files: those for ES modules import JSON with `with { type: "json" }`, which Node
 * reads from 20.10 on (docs/decisions/oldest-node.md).
 */
export const sharp: typeof import("sharp").default = require("sharp");
