/**
 * The exported folder that the tests serve and read. The environment variable SITE_DIR sets it; the default is `out`.
 */
export const SITE_DIR = process.env.SITE_DIR ?? "out";

/** The folder with the pages of examples, which only a build with `--examples` generates. */
export const EXAMPLES_DIR = ".cache/examples";
