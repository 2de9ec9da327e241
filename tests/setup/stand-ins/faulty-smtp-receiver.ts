import { createHash } from "node:crypto";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** How a mail server can go wrong, and how often out of a thousand offers. */
export type Faults = Record<Fault, number>;
type Fault =
  /** 451, come back later. */
  | "refuses"
  /** It takes its time before it answers. */
  | "stalls"
  /** The connection is gone in the middle of it. */
  | "drops"
  /** It has the mail, but the connection is gone before it says so. */
  | "losesAnswer";

export type Taken = {
  messageId: string;
  to: string;
  /** Whether the sender was told that it is taken. */
  isAnswered: boolean;
};

export type FaultyReceiver = {
  url: string;
  taken: Taken[];
  /** How often each fault came up. */
  faults: Faults;
  close(): Promise<void>;
};

const stallMs = 150;

/**
 * What goes wrong with an offer depends on the seed, the address and how often it was offered before, and
 * not on what else is sent: the same in whatever order and however fast mails come.
 */
function faultOf(seed: number, to: string, offer: number, odds: Faults): Fault | null {
  const digest = createHash("sha256").update(`${seed} ${to} ${offer}`).digest();
  let left = digest.readUInt32BE() % 1_000;
  for (const [fault, often] of Object.entries(odds) as [Fault, number][]) {
    if (left < often) return fault;
    left -= often;
  }
  return null;
}

export async function startFaultyReceiver(options: {
  seed: number;
  odds: Faults;
  port?: number;
}): Promise<FaultyReceiver> {
  const { seed, odds } = options;
  const taken: Taken[] = [];
  const faults: Faults = { refuses: 0, stalls: 0, drops: 0, losesAnswer: 0 };
  const offers = new Map<string, number>();
  const sockets = new Map<number, Socket>();
  const pending = new Map<string, Fault | null>();

  const drop = (session: SMTPServerSession) => sockets.get(session.remotePort)?.destroy();

  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    closeTimeout: 100,
    onRcptTo({ address }, session, done) {
      const offer = (offers.get(address) ?? 0) + 1;
      offers.set(address, offer);
      const fault = faultOf(seed, address, offer, odds);
      if (fault) faults[fault] += 1;
      pending.set(session.id, fault);
      if (fault === "refuses") {
        return done(Object.assign(new Error("4.3.2 busy, come back later"), { responseCode: 451 }));
      }
      done();
    },
    onData(stream, session, done) {
      const fault = pending.get(session.id) ?? null;
      const to = session.envelope.rcptTo[0]?.address ?? "";
      const finish = async () => {
        const source = await text(stream);
        if (fault === "drops") return drop(session);
        if (fault === "stalls") await pause(stallMs);
        const messageId = /^Message-ID: (.+)\r$/im.exec(source)?.[1] ?? "";
        const isAnswered = fault !== "losesAnswer";
        taken.push({ messageId, to, isAnswered });
        if (!isAnswered) return drop(session);
        done();
      };
      finish().catch(done);
    },
  });
  server.server.on("connection", (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    socket.once("close", () => sockets.delete(port));
  });
  // Connections that were dropped on purpose.
  server.on("error", () => undefined);
  await new Promise<void>((done) => server.listen(options.port ?? 0, "127.0.0.1", () => done()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    faults,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
