/** The mail server of the benchmark, in a process of its own; what it took is asked for by its name. */
import { startFaultyReceiver } from "#tests/setup/stand-ins/faulty-smtp-receiver.ts";

const odds = { refuses: 20, stalls: 5, drops: 10, losesAnswer: 5 };
const receiver = await startFaultyReceiver({ seed: 20_261_117, odds });
process.send?.({ origin: receiver.url });

process.on("message", ({ prefix }: { prefix: string }) => {
  const ours = receiver.taken.filter(({ to }) => to.startsWith(prefix));
  const answered = ours.filter(({ isAnswered }) => isAnswered).map(({ messageId }) => messageId);
  const ids = new Set(answered);
  process.send?.({
    // Each of them taken, and said so, once.
    once: ids.size,
    twice: answered.length - ids.size,
    withoutAnswer: ours.length - answered.length,
    strangers: ours.filter(({ messageId }) => !ids.has(messageId)).length,
    faults: receiver.faults,
  });
});
process.once("disconnect", () => process.exit(0));
process.once("SIGTERM", () => process.exit(0));
