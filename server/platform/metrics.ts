import { createServer, type Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "#server/db/database.ts";

export type Metrics = { listen(port: number, host: string): Promise<void>; close(): Promise<void> };

/** Prometheus' figures, on a port of their own that no visitor reaches. */
export function createMetrics(app: FastifyInstance, database: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    // The pattern, not the path: one series for each route, and no ids in the figures.
    const route = request.routeOptions.url ?? "none";
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
  });

  new Gauge({
    name: "outbox_waiting_events",
    help: "Events that are not delivered yet",
    registers: [registry],
    async collect() {
      const { rows } = await database.executeSql(
        "select count(*)::int as waiting from outbox_events where delivered_at is null and failed_at is null",
      );
      this.set((rows[0] as { waiting: number }).waiting);
    },
  });

  new Gauge({
    name: "passed_over_rows",
    help: "Rows that a job could not do, and tries again with growing pauses",
    labelNames: ["walk"],
    registers: [registry],
    async collect() {
      const { rows } = await database.executeSql(
        "select walk, count(*)::int as rows from passed_over group by walk",
      );
      this.reset();
      for (const { walk, rows: count } of rows as { walk: string; rows: number }[])
        this.set({ walk }, count);
    },
  });

  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return {
    listen: (port, host) => listen(server, port, host),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
}
