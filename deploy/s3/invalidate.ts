import { CloudFrontClient, CreateInvalidationCommand } from "@aws-sdk/client-cloudfront";

/**
 * Makes the function that clears addresses from CloudFront's memory.
 * @param endpoint of another server than Amazon's, for tests
 */
export function invalidator(distribution: string, endpoint?: string) {
  // CloudFront is one service for the whole world, and that service lives in this region.
  const client = new CloudFrontClient({ region: "us-east-1", ...(endpoint ? { endpoint } : {}) });
  return async (addresses: string[]) => {
    const Paths = { Quantity: addresses.length, Items: addresses.map((address) => encodeURI(address)) };
    const InvalidationBatch = { CallerReference: `deploy-${Date.now()}`, Paths };
    await client.send(new CreateInvalidationCommand({ DistributionId: distribution, InvalidationBatch }));
  };
}
