import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Health } from "./health.ts";
import { isInProcess } from "./in-process.ts";
import { unavailable } from "./problem.ts";

export type Drain = {
  /** Resolves when every running request is answered, or the patience has run out. */
  wait(patienceMs: number): Promise<void>;
};

/** While stopping, running requests are finished and new ones get 503. */
export function registerDrain(app: FastifyInstance, health: Health): Drain {
  let running = 0;
  let onIdle: (() => void) | undefined;

  app.addHook("onRequest", async (request, reply) => {
    // A page that is being rendered still has to ask the API, which is this same server.
    if (isInProcess() || isProbe(request)) return;
    if (health.state === "stopping") {
      reply.header("connection", "close");
      throw unavailable();
    }
    running += 1;
    let counted = true;
    // "close" comes for every request, also when the visitor has gone away halfway.
    reply.raw.once("close", () => {
      if (!counted) return;
      counted = false;
      running -= 1;
      if (running === 0) onIdle?.();
    });
  });

  return {
    wait(patienceMs) {
      if (running === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, patienceMs);
        onIdle = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}

function isProbe(request: FastifyRequest): boolean {
  return request.url === "/healthz" || request.url === "/readyz";
}
