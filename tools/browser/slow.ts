import type { Page } from "@playwright/test";

/** Slow 4G, as Lighthouse and DevTools have it: latency in ms, throughput in bytes a second. */
export const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/**
 * Makes Chromium load a page as on a phone of less power or on a slower line.
 *
 * @param page A page of Chromium.
 * @param cpu How many times slower than this machine the page's own work is done.
 * @param network What the line gives; as fast as it is if left out.
 */
export async function slowDown(page: Page, cpu: number, network?: typeof SLOW_4G): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  if (!network) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
}
