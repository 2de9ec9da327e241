import { readdir, readFile, readlink } from "node:fs/promises";

/** Connections that a process has, or is making, to a port on this machine. Linux only. */
export async function connectionsTo(port: number, pid: number): Promise<number> {
  const inodes = new Set<string>();
  for (const name of await readdir(`/proc/${pid}/fd`)) {
    const target = await readlink(`/proc/${pid}/fd/${name}`).catch(() => "");
    const inode = /^socket:\[(\d+)\]$/.exec(target)?.[1];
    if (inode) inodes.add(inode);
  }
  const hexPort = port.toString(16).toUpperCase().padStart(4, "0");
  const table = await readFile(`/proc/${pid}/net/tcp`, "utf8");
  return table.split("\n").filter((line) => {
    const columns = line.trim().split(/\s+/);
    return columns[2]?.endsWith(`:${hexPort}`) && inodes.has(columns[9] ?? "");
  }).length;
}

/** Resident memory, in megabytes. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
}
