import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The same engine without windows and their buttons: a third less work for the machine. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Quiet and alone: no calls home, no updates, and no sandbox that a container can't give. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(names: readonly string[]): string | undefined {
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, MAC_CHROME].find(isExecutable);
}

function installOnDebian(name: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [
    ["-qq", "update"],
    ["-qq", "install", "-y", "--no-install-recommends", name],
  ]) {
    spawnSync("apt-get", args, { stdio: "ignore", env });
  }
}

/**
 * A browser: named, found, or, as root on Debian, installed. Whoever only drives it, and doesn't
 * measure it, is as well off with the shell.
 */
export function findChromium({ shellWillDo = false } = {}): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named)) {
    throw new Error(`CHROMIUM_PATH is ${named}, and there is no program there.`);
  }
  const names = shellWillDo ? [...SHELLS, ...NAMES] : NAMES;
  const found = named ?? installed(names);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    for (const name of shellWillDo ? ["chromium-headless-shell", "chromium"] : ["chromium"]) {
      installOnDebian(name);
      const now = installed(names);
      if (now) return now;
    }
  }
  throw new Error("No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to one.");
}

/** Where both are installed, the one that journeys don't take by themselves. */
export function otherChromium(): string | undefined {
  const isChosen = process.env.CHROMIUM_PATH !== undefined;
  return isChosen || !installed(SHELLS) ? undefined : installed(NAMES);
}

if (import.meta.main) console.log(findChromium());
