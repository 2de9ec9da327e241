/** The server without pages, in a process of its own, that can say how much memory it takes. */
import { runSoakServer } from "../soak-server.ts";

await runSoakServer();

process.on("message", (message) => {
  if (message === "memory") {
    global.gc?.();
    process.send?.({ bytes: process.memoryUsage().rss });
  }
});
