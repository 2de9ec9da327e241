import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";
import { MailNotSent, type MailTransport, type OutgoingMail } from "./mail.ts";

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

/** What a mail server answered, or what broke, as nodemailer tells of it. */
export type SmtpFailure = {
  code?: string | undefined;
  command?: string | undefined;
  response?: string | undefined;
  responseCode?: number | undefined;
};

/**
 * `passing` may go well later, `refused` will not, `noSuchAddress` would not for any mail: then nobody is
 * there (RFC 3463).
 */
export type SmtpVerdict = "passing" | "refused" | "noSuchAddress";

/** Bad mailbox, bad system, bad syntax, mailbox moved, no mail taken there; mailbox switched off. */
const deadCodes = new Set(["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"]);
/** Servers that answer without such a code; 'mailbox unavailable' alone may mean anything. */
const deadWords =
  /(no such|unknown|invalid|non-?existent) (user|recipient|mailbox|address|local part)|(user|recipient|mailbox|address) (is )?(unknown|not found|does(n't| not) exist|no longer (exists|available))/i;

export function verdictOf(failure: SmtpFailure): SmtpVerdict {
  const { code, command, response = "", responseCode = 0 } = failure;
  // Wrong credentials are ours to mend, whatever the number.
  if (code === "EAUTH" || responseCode < 500 || responseCode > 599) return "passing";
  // After the text it is about the text. Before the address it is about us, such as a day's limit that
  // is reached, and no mail's fault.
  if (command === "DATA") return "refused";
  if (command !== "RCPT TO") return "passing";
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const isDead = enhanced ? deadCodes.has(enhanced) : deadWords.test(response);
  return isDead ? "noSuchAddress" : "refused";
}
