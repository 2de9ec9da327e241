import { createServer, request as forward, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Duplex } from "node:stream";

export type RoundRobin = {
  origin: string;
  /** Whom the next request may go to. */
  targets: string[];
  close(): Promise<void>;
};

/**
 * A proxy as simple as they come: each request, and each socket, to the next process in the row,
 * whoever had the one before. A process that isn't there makes it a 503.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  const targets: string[] = [];
  let turn = 0;
  const next = () => {
    turn += 1;
    return targets[turn % Math.max(1, targets.length)];
  };

  const server = createServer((request, response) => {
    const refuse = () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(503).end();
    };
    const target = next();
    if (!target) return refuse();
    const { method, url = "/", headers } = request;
    const passed = forward(new URL(url, target), { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on("error", refuse);
      answer.pipe(response);
    });
    passed.on("error", refuse);
    request.pipe(passed);
  });

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const target = next();
    if (!target) return socket.destroy();
    const { hostname, port } = new URL(target);
    const passed = connect(Number(port), hostname, () => {
      const lines = [`GET ${request.url} HTTP/1.1`];
      for (let at = 0; at < request.rawHeaders.length; at += 2) {
        lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
      }
      passed.write(`${lines.join("\r\n")}\r\n\r\n`);
      passed.write(head);
      passed.pipe(socket).pipe(passed);
    });
    passed.on("error", () => socket.destroy());
    passed.on("close", () => socket.destroy());
    socket.on("error", () => passed.destroy());
    socket.on("close", () => passed.destroy());
  });

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
