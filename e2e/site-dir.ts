/** The exported folder that the tests serve and read: `SITE_DIR=dist npm run test:e2e` for another than `out`. */
export const SITE_DIR = process.env.SITE_DIR ?? "out";
