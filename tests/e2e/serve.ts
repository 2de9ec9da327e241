/** What Playwright starts before the journeys and stops after them. */
import { startThrowawayProduct } from "../../scripts/throwaway-product.ts";

const product = await startThrowawayProduct(Number(process.env.PORT));
process.once("SIGTERM", () => product.stop());
process.once("SIGINT", () => product.stop());
await product.ended;
