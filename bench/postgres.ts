import { execFile, execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../scripts/free-port.ts";

const run = promisify(execFile);

export type TemporaryPostgres = { url: string; stop(): Promise<void> };

/**
 * A PostgreSQL server of the benchmark's own, in memory as far as it goes and gone afterwards. Wants
 * Debian's `postgresql` and `postgresql-15-postgis-3`, or their like.
 */
export async function startPostgres(): Promise<TemporaryPostgres> {
  const bin = globSync("/usr/lib/postgresql/*/bin").sort().at(-1);
  if (!bin || !existsSync(join(bin, "initdb"))) {
    throw new Error("This benchmark wants a PostgreSQL with PostGIS; see bench/README.md.");
  }
  const folder = await mkdtemp(join(tmpdir(), "kwispel-bench-pg-"));
  // It refuses to run as root.
  const owner = process.getuid?.() === 0 ? userOf("postgres") : null;
  if (owner) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
  const data = join(folder, "data");
  await run(join(bin, "initdb"), ["-D", data, "-A", "trust", "-U", "postgres"], {
    ...owner,
    cwd: folder,
  });
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    shared_buffers: "1GB",
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    max_wal_size: "4GB",
    maintenance_work_mem: "256MB",
    work_mem: "32MB",
    max_connections: 60,
  };
  const options = Object.entries(settings).map(([key, value]) => `-c ${key}=${value}`);
  const ctl = join(bin, "pg_ctl");
  const log = join(folder, "log");
  await run(ctl, ["-D", data, "-o", options.join(" "), "-l", log, "-w", "start"], {
    ...owner,
    cwd: folder,
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await run(ctl, ["-D", data, "-m", "immediate", "-w", "stop"], { ...owner, cwd: folder });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function userOf(name: string): { uid: number; gid: number } {
  const ask = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: ask("-u"), gid: ask("-g") };
}
