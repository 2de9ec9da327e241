/** The whole server but its pages, on the database that the benchmark filled. */
import { runSoakServer } from "#tests/soak/soak-server.ts";
import { watchMemory } from "./memory-watch.ts";

watchMemory();
await runSoakServer();
