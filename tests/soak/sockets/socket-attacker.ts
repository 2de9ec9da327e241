/** Attacks from a process of its own, so that whoever measures beside it isn't held up by it. */
import { type AttackPlan, attackSockets } from "./socket-attack.ts";

process.once("message", (plan: AttackPlan) => {
  attackSockets(plan).then(
    (figures) => process.send?.(figures, undefined, undefined, () => process.exit(0)),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
});
process.once("disconnect", () => process.exit(1));
