import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type WebhookReceiver = {
  url: string;
  /** The bodies, in the order in which they came. */
  received: string[];
  contentTypes: (string | undefined)[];
  /** How the next ones are answered; 200 afterwards. */
  answerWith(...statuses: number[]): void;
  /** As soon as this many have come. */
  waitFor(count: number): Promise<void>;
  stop(): Promise<void>;
};

/** The shop's side of a webhook. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: string[] = [];
  const contentTypes: (string | undefined)[] = [];
  const statuses: number[] = [];
  const waiting: { count: number; resolve(): void }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => {
      body += chunk;
    });
    request.on("end", () => {
      received.push(body);
      contentTypes.push(request.headers["content-type"]);
      response.writeHead(statuses.shift() ?? 200).end();
      for (const { count, resolve } of waiting) if (received.length >= count) resolve();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    contentTypes,
    answerWith: (...next) => statuses.push(...next),
    waitFor: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
