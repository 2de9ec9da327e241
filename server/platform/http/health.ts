import type { FastifyInstance } from "fastify";

/** Alive is not ready: a process that starts or stops is alive, but should get no visitors. */
export type Health = {
  state: "starting" | "ready" | "stopping";
  /** By `performance.now()`. */
  readyAt: number | null;
  /** Rejects when something that every request needs is away. */
  check(): Promise<void>;
};

export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "alive" };
  });

  app.get("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const broken = health.state === "ready" ? await failureOf(health) : null;
    if (broken) request.log.error({ err: broken }, "not ready");
    if (health.state === "ready" && !broken) return { status: "ready" };
    reply.status(503).header("retry-after", "5");
    return { status: broken ? "broken" : health.state };
  });
}

async function failureOf(health: Health): Promise<unknown> {
  return health.check().then(
    () => null,
    (error: unknown) => error ?? new Error("the check failed"),
  );
}
