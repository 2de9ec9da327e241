/** What Playwright starts before the journeys and stops after them. */

import { execFile } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { startSocialProviders } from "#tests/setup/stand-ins/social-providers.ts";
import { startThrowawayProduct } from "../../../scripts/throwaway-product.ts";
import { appKey } from "./app-key.ts";
import { checkedScreens, journeysFolder, journeysPort } from "./journeys-folder.ts";
import { takenFolder } from "./stock/stock.ts";

await rm(journeysFolder, { recursive: true, force: true });
await mkdir(journeysFolder, { mode: 0o700 });
await mkdir(checkedScreens, { recursive: true });
await mkdir(takenFolder);
const providers = await startSocialProviders(`http://127.0.0.1:${journeysPort}`);
const own = { APP_KEY: appKey, PUSH_LOOPBACK: "1" };
Object.assign(process.env, providers.environment, own);
const product = await startThrowawayProduct(journeysPort, async (env) => {
  // In a process of its own: a folder is one process's, and so is the memory that it takes.
  const script = join(import.meta.dirname, "stock/make-stock.ts");
  await promisify(execFile)(process.execPath, [script], { env });
});
process.once("SIGTERM", () => product.stop());
process.once("SIGINT", () => product.stop());
await product.ended;
await providers.stop();
await rm(journeysFolder, { recursive: true, force: true });
