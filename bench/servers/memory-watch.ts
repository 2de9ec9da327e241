export type Memory = { now: number; largest: number };

/** Answers `memory` with what the process holds, and the most it has held since it was last asked. */
export function watchMemory(): void {
  // Between two questions much comes and goes: the largest that was seen is what counts.
  let largest = 0;
  const look = () => {
    largest = Math.max(largest, process.memoryUsage.rss());
  };
  setInterval(look, 50).unref();
  process.on("message", (question) => {
    if (question !== "memory") return;
    look();
    process.send?.({ now: process.memoryUsage.rss(), largest } satisfies Memory);
    largest = 0;
  });
}
