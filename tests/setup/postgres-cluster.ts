import { execFile, execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { chmod, chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../scripts/free-port.ts";

const run = promisify(execFile);

/** Where PostgreSQL's programs are; null where none is installed. */
export const postgresFolder: string | null =
  [
    ...(process.env.PATH ?? "").split(delimiter),
    ...globSync("/usr/lib/postgresql/*/bin").sort().reverse(),
  ].find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl"))) ??
  null;

export type PostgresCluster = {
  url: string;
  port: number;
  start(): Promise<void>;
  /** `fast` sends everybody away first, `immediate` is a crash. */
  stop(mode: "fast" | "immediate"): Promise<void>;
  /** It is there and takes connections, but does nothing: as a machine does that has hung. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  remove(): Promise<void>;
};

/** A PostgreSQL server of one's own, running, which can go away and come back. */
export async function startCluster(
  settings: Readonly<Record<string, string | number>> = {},
): Promise<PostgresCluster> {
  const bin = postgresFolder;
  if (!bin)
    throw new Error("There is no PostgreSQL here: install Debian's postgresql or its like.");
  const folder = await mkdtemp(join(tmpdir(), "kwispel-postgres-"));
  // It refuses to run as root.
  const owner = process.getuid?.() === 0 ? userOf("postgres") : null;
  if (owner) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
  const data = join(folder, "data");
  const call = (program: string, ...args: string[]) =>
    run(join(bin, program), ["-D", data, ...args], { ...owner, cwd: folder });
  await call("initdb", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8", "-N");
  const port = await freePort();
  const all = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    // What it was told must outlive its own crash, not the machine's.
    fsync: "off",
    full_page_writes: "off",
    ...settings,
  };
  const options = Object.entries(all).map(([key, value]) => `-c ${key}=${value}`);

  /** A connection's own process too: a server is a family of them. */
  async function signal(which: "-STOP" | "-CONT"): Promise<void> {
    const [first = ""] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
    const { stdout } = await run("pgrep", ["-P", first]);
    await run("kill", [which, first, ...stdout.split("\n").filter(Boolean)]);
  }

  const cluster: PostgresCluster = {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    port,
    start: async () => {
      await call("pg_ctl", "-o", options.join(" "), "-l", join(folder, "log"), "-w", "start");
    },
    stop: async (mode) => {
      await call("pg_ctl", "-m", mode, "-w", "stop");
    },
    freeze: () => signal("-STOP"),
    thaw: () => signal("-CONT"),
    async remove() {
      await cluster.stop("immediate").catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}

function userOf(name: string): { uid: number; gid: number } {
  const ask = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: ask("-u"), gid: ask("-g") };
}
