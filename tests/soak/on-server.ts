import { setup } from "#tests/setup/global-setup.ts";
import { startCluster } from "#tests/setup/postgres-cluster.ts";

/** On the server that is named, else on one of its own: the embedded database does one thing at a time. */
export async function onServer<Result>(
  work: (serverUrl: string) => Promise<Result>,
): Promise<Result> {
  const { TEST_DATABASE_URL: given } = process.env;
  if (given) return work(given);
  const cluster = await startCluster({ max_connections: 200 });
  try {
    process.env.TEST_DATABASE_URL = cluster.url;
    await setup();
    return await work(cluster.url);
  } finally {
    delete process.env.TEST_DATABASE_URL;
    await cluster.remove();
  }
}
