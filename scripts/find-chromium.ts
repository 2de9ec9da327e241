import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
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

function installed(): string | undefined {
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC_CHROME].find(
    isExecutable,
  );
}

function installOnDebian(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [
    ["-qq", "update"],
    ["-qq", "install", "-y", "--no-install-recommends", "chromium"],
  ]) {
    spawnSync("apt-get", args, { stdio: "ignore", env });
  }
}

/** The browser of the journeys: named, found, or, as root on Debian, installed. */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named)) {
    throw new Error(`CHROMIUM_PATH is ${named}, and there is no program there.`);
  }
  const found = named ?? installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    installOnDebian();
    const now = installed();
    if (now) return now;
  }
  throw new Error("No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to one.");
}

if (import.meta.main) console.log(findChromium());
