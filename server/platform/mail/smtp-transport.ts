import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";
import { MailNotSent, type MailTransport, type OutgoingMail } from "./mail.ts";
import { type SmtpFailure, verdictOf } from "./smtp-answers.ts";

export type SmtpOptions = {
  /** `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`. */
  url: string;
  /** `Kwispel <hallo@example.nl>` */
  from: string;
  connections?: number;
  mailsPerConnection?: number;
  /** 0: as many as it takes. */
  mailsPerSecond?: number;
  dkim?: DkimKey;
  connectTimeoutMs?: number;
  answerTimeoutMs?: number;
};

/** Of a domain whose DNS has the public half at `<selector>._domainkey`. */
export type DkimKey = { domain: string; selector: string; privateKey: string };

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);
const signedHeaders =
  "from:sender:reply-to:subject:date:message-id:to:mime-version:content-type:list-unsubscribe:list-unsubscribe-post";
// One address and nothing that could pass for a second one, or for another header.
const bareAddress = /^[^\s<>,;:"()[\]@]+@[^\s<>,;:"()[\]@]+$/;

export function createSmtpTransport(options: SmtpOptions): MailTransport {
  const { connections = 3, connectTimeoutMs = 10_000, answerTimeoutMs = 30_000 } = options;
  const { mailsPerConnection = 100, mailsPerSecond = 0, dkim } = options;
  const domain = domainOf(options.from);
  const transporter = createTransport({
    pool: true,
    url: options.url,
    maxConnections: connections,
    maxMessages: mailsPerConnection,
    ...(mailsPerSecond > 0 ? { rateLimit: mailsPerSecond, rateDelta: 1_000 } : {}),
    ...(dkim
      ? {
          dkim: {
            domainName: dkim.domain,
            keySelector: dkim.selector,
            privateKey: dkim.privateKey,
            // What else stands in the head is signed too: nobody can turn the button to leave elsewhere.
            headerFieldNames: signedHeaders,
          },
        }
      : {}),
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: answerTimeoutMs,
    requireTLS: needsTls(options.url),
    // Retrying is the job's task: here a mail could be sent twice without anybody knowing.
    maxRequeues: 0,
    // A template that gets a path or an address from a user must not make the server fetch it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(message: OutgoingMail) {
      if (!bareAddress.test(message.to)) {
        throw new MailNotSent("Not one e-mail address", { permanent: true });
      }
      try {
        await transporter.sendMail({
          messageId: messageIdOf(message.key, domain),
          from: options.from,
          to: { name: "", address: message.to },
          subject: message.subject,
          html: message.html,
          text: message.text,
          ...(message.headers ? { headers: message.headers } : {}),
          attachments: (message.attachments ?? []).map((file) => ({
            filename: file.fileName,
            contentType: file.contentType,
            content: file.content,
            ...(file.encoding ? { encoding: file.encoding } : {}),
          })),
        });
      } catch (error) {
        // The text of the answer may hold the address, so it stays in the cause and out of the log.
        const failure = error as SmtpFailure;
        const verdict = verdictOf(failure);
        throw new MailNotSent(`SMTP: ${failure.responseCode ?? failure.code ?? "failed"}`, {
          permanent: verdict !== "passing",
          isDeadAddress: verdict === "noSuchAddress",
          cause: error,
        });
      }
    },
    async close() {
      transporter.close();
    },
  };
}

/** Made from the key: a server or mail program that already has this one can drop the repeat. */
export function messageIdOf(key: string, domain: string): string {
  return `<${createHash("sha256").update(key).digest("hex").slice(0, 40)}@${domain}>`;
}

/** A password never travels in the clear, unless the machine is this one or the URL insists. */
export function needsTls(smtpUrl: string): boolean {
  const url = new URL(smtpUrl);
  return url.username !== "" && !loopback.has(url.hostname);
}

function domainOf(from: string): string {
  const domain = /@(?<domain>[a-z0-9.-]+)>?\s*$/i.exec(from)?.groups?.domain;
  if (!domain) throw new TypeError(`Not a sender address: ${from}`);
  return domain;
}
