import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { dayMs } from "#contract/shared/durations.ts";

const milliseconds = z.int().min(0).max(31_536_000_000);

/** What the API does in place of answering. */
const failure = z.strictObject({
  as: z.union([
    z.int().min(400).max(599),
    z.enum(["html", "otherShape", "otherCurrency", "dropped"]),
  ]),
  /** How often; absent: until it is switched off. */
  times: z.int().min(1).optional(),
  /** What was asked for is done all the same, and only the answer is lost. */
  isDone: z.boolean().default(false),
  retryAfterSeconds: z.int().min(0).optional(),
});
export type Failure = z.output<typeof failure>;

/** Everything that can go wrong with a provider, to be set by tests and by hand. */
export const switches = z.strictObject({
  slowMs: milliseconds.default(0),
  failing: failure.nullable().default(null),
  webhooks: z
    .strictObject({
      isTwice: z.boolean().default(false),
      lateMs: milliseconds.default(0),
      /** Two by two: the second one goes ahead of the first. */
      isOutOfOrder: z.boolean().default(false),
      isNever: z.boolean().default(false),
    })
    .prefault({}),
  /** What becomes of direct debits, and when: banks take days. */
  recurring: z
    .strictObject({
      outcome: z.enum(["paid", "failed", "chargedBack"]).default("paid"),
      afterMs: milliseconds.default(2 * dayMs),
      chargedBackAfterMs: milliseconds.default(3 * dayMs),
    })
    .prefault({}),
  refunds: z
    .strictObject({
      outcome: z.enum(["refunded", "failed"]).default("refunded"),
      afterMs: milliseconds.default(dayMs),
    })
    .prefault({}),
});
export type Switches = z.output<typeof switches>;
export type SwitchesInput = z.input<typeof switches>;

export type SwitchBoard = {
  readonly current: Switches;
  /** Whatever is not named goes back to how it is by itself. */
  set(to: SwitchesInput): Switches;
  /** The failure that this call meets, if any. */
  takeFailure(): Failure | null;
};

export function createSwitchBoard(): SwitchBoard {
  let current = switches.parse({});
  return {
    get current() {
      return current;
    },
    set(to) {
      current = switches.parse(to);
      return current;
    },
    takeFailure() {
      const { failing } = current;
      if (failing?.times === undefined) return failing;
      const left = failing.times - 1;
      current = { ...current, failing: left > 0 ? { ...failing, times: left } : null };
      return failing;
    },
  };
}

export function registerSwitches(app: FastifyInstance, board: SwitchBoard): void {
  app.get("/switches", async () => board.current);
  app.put("/switches", async (request, reply) => {
    const wanted = switches.safeParse(request.body ?? {});
    if (!wanted.success) return reply.status(422).send({ detail: z.prettifyError(wanted.error) });
    return board.set(wanted.data);
  });
}
