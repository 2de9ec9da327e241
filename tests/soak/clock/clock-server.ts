/** The server without pages, in a process of its own, that looks for jobs every second. */
import { runSoakServer } from "../soak-server.ts";

await runSoakServer({ jobsPollSeconds: 1 });
