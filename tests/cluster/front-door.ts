import { once } from "node:events";
import { createServer, type IncomingMessage, request as requestTo } from "node:http";
import { type AddressInfo, connect } from "node:net";

export type FrontDoor = {
  url: string;
  /** Who gets what comes in from here on. */
  leadTo(target: string): void;
  /** Every answer that went out: `status METHOD path`. */
  answers: string[];
  /** The next body to such a `METHOD path` stops after its first bytes, until it is let go. */
  holdNext(path: RegExp): { path: RegExp; isHeld: Promise<void>; letGo(): void };
  close(): Promise<void>;
};

/** What stands before several processes on a real site: one address, behind which they come and go. */
export async function openFrontDoor(): Promise<FrontDoor> {
  const answers: string[] = [];
  let target = "";
  let held: { path: RegExp; reach(): void; until: Promise<void> } | null = null;

  function passBody(incoming: IncomingMessage, outgoing: NodeJS.WritableStream): void {
    if (!held?.path.test(`${incoming.method} ${incoming.url}`)) {
      incoming.pipe(outgoing);
      return;
    }
    const { reach, until } = held;
    held = null;
    incoming.once("data", (first: Buffer) => {
      incoming.pause();
      outgoing.write(first);
      reach();
      void until.then(() => incoming.pipe(outgoing));
    });
  }

  const server = createServer((incoming, reply) => {
    const { method = "", url = "", headers } = incoming;
    const outgoing = requestTo(
      new URL(url, target),
      { method, headers, agent: false },
      (answer) => {
        answers.push(`${answer.statusCode} ${method} ${url}`);
        reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(reply);
      },
    );
    // The browser sees a line that broke, as it would of the process itself.
    outgoing.once("error", () => reply.destroy());
    incoming.once("error", () => outgoing.destroy());
    passBody(incoming, outgoing);
  });
  server.on("upgrade", (incoming, socket, head) => {
    const { hostname, port } = new URL(target);
    const onward = connect(Number(port), hostname);
    const lines = incoming.rawHeaders.flatMap((text, nr) =>
      nr % 2 === 0 ? [`${text}: ${incoming.rawHeaders[nr + 1]}`] : [],
    );
    onward.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    onward.write(head);
    socket.pipe(onward).pipe(socket);
    onward.once("error", () => socket.destroy());
    socket.once("error", () => onward.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo(url) {
      target = url;
    },
    answers,
    holdNext(path) {
      const reached = Promise.withResolvers<void>();
      const freed = Promise.withResolvers<void>();
      held = { path, reach: reached.resolve, until: freed.promise };
      return { path, isHeld: reached.promise, letGo: freed.resolve };
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
