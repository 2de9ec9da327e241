/** What Playwright starts before the journeys and stops after them. */

import { startSocialProviders } from "#tests/setup/stand-ins/social-providers.ts";
import { startThrowawayProduct } from "../../../scripts/throwaway-product.ts";
import { appKey } from "./app-key.ts";

const port = Number(process.env.PORT);
const providers = await startSocialProviders(`http://127.0.0.1:${port}`);
const own = { APP_KEY: appKey, PUSH_LOOPBACK: "1" };
Object.assign(process.env, providers.environment, own);
const product = await startThrowawayProduct(port);
process.once("SIGTERM", () => product.stop());
process.once("SIGINT", () => product.stop());
await product.ended;
await providers.stop();
