import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../clock.ts";
import { mediaTypes } from "../../http/bodies/media.ts";
import { isFromThisMachine } from "../../http/guarding/this-machine.ts";
import { notFound } from "../../http/problem.ts";
import type { Log } from "../../log.ts";
import { openBooks } from "./books.ts";
import { registerCheckout } from "./checkout-routes.ts";
import { localPaymentsPath } from "./local-address.ts";
import { registerLocalApi } from "./local-api.ts";
import { createLocalBank } from "./local-bank.ts";
import { createLocalWebhooks } from "./local-webhooks.ts";
import { createSwitchBoard, registerSwitches, type SwitchBoard } from "./switches.ts";

/** How often it looks whether something came of a payment by itself. */
const lookEveryMs = 2_000;

type Parts = {
  /** Where people, and their browsers, reach this server. */
  appUrl(): string;
  dataDir: string;
  clock: Clock;
  log: Pick<Log, "warn" | "error">;
  webhookRetryAfterMs?: readonly number[];
};

export type LocalPayments = {
  switchBoard: SwitchBoard;
  /** Whatever was to come by now has come, and the shop was told; tests don't wait for the timer. */
  advance(): Promise<void>;
};

/**
 * A payment provider for demo and development: Mollie's API, its checkout page and its webhooks, from
 * inside our server and for this machine alone. No money is moved.
 */
export function registerLocalPayments(app: FastifyInstance, parts: Parts): LocalPayments {
  const { appUrl, dataDir, clock, log } = parts;
  const books = openBooks(path.join(dataDir, "test-payments.jsonl"));
  const switchBoard = createSwitchBoard();
  const webhooks = createLocalWebhooks({
    switchBoard,
    log,
    ...(parts.webhookRetryAfterMs ? { retryAfterMs: parts.webhookRetryAfterMs } : {}),
  });
  const bank = createLocalBank({ books, clock, switchBoard, announce: webhooks.announce });
  const timer = setInterval(() => bank.advance(), lookEveryMs).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    webhooks.close();
  });

  app.register(
    async (local) => {
      local.removeAllContentTypeParsers();
      local.addContentTypeParser(
        mediaTypes.json,
        { parseAs: "string" },
        local.getDefaultJsonParser("error", "error"),
      );
      local.addContentTypeParser(mediaTypes.form, { parseAs: "string" }, (_request, text, done) =>
        done(null, new URLSearchParams(text as string)),
      );
      local.addHook("onRequest", async (request, reply) => {
        if (!isFromThisMachine(request)) throw notFound();
        reply.header("cache-control", "no-store");
      });
      registerSwitches(local, switchBoard);
      registerCheckout(local, { bank, books });
      local.register(
        async (api) =>
          registerLocalApi(api, {
            bank,
            books,
            switchBoard,
            url: () => appUrl() + localPaymentsPath,
          }),
        { prefix: "/v2" },
      );
    },
    { prefix: localPaymentsPath },
  );

  return {
    switchBoard,
    async advance() {
      bank.advance();
      await webhooks.settled();
    },
  };
}
