import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { to: string; source: string };

export type SmtpReceiver = {
  url: string;
  received: ReceivedMail[];
  /** How often something was offered, taken or not. */
  offered: string[];
  close(): Promise<void>;
};

/** A mail server that keeps what it gets. It knows nobody called `unknown`, and is busy for `busy`. */
export async function startSmtpReceiver(): Promise<SmtpReceiver> {
  const received: ReceivedMail[] = [];
  const offered: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    // The server under test keeps its connections open; nobody has to wait for them to end.
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      offered.push(address);
      const refusal = refusalOf(address);
      // Real ones say the address too.
      const no = new Error(`${refusal === 550 ? "5.1.1 " : ""}no mail for ${address}`);
      done(refusal ? Object.assign(no, { responseCode: refusal }) : null);
    },
    onData(stream, session, done) {
      text(stream).then((source) => {
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, source });
        done();
      }, done);
    },
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", () => done()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    offered,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

function refusalOf(address: string): number | null {
  if (address.startsWith("unknown@")) return 550;
  return address.startsWith("busy@") ? 451 : null;
}
