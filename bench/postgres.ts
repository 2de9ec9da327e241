import { postgresFolder, startCluster } from "#tests/setup/postgres-cluster.ts";

export type TemporaryPostgres = { url: string; stop(): Promise<void> };

/**
 * A PostgreSQL server of the benchmark's own, in memory as far as it goes and gone afterwards. Wants
 * Debian's `postgresql` and `postgresql-15-postgis-3`, or their like.
 */
export async function startPostgres(): Promise<TemporaryPostgres> {
  if (!postgresFolder) {
    throw new Error("This benchmark wants a PostgreSQL with PostGIS; see bench/README.md.");
  }
  const cluster = await startCluster({
    shared_buffers: "1GB",
    synchronous_commit: "off",
    max_wal_size: "4GB",
    maintenance_work_mem: "256MB",
    work_mem: "32MB",
    max_connections: 60,
  });
  return { url: cluster.url, stop: cluster.remove };
}
