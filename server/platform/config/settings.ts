import { createPrivateKey } from "node:crypto";
import * as z from "zod";
import { productName } from "#contract/shared/product.ts";
import { pdokUrl } from "../geo/pdok/pdok.ts";

/**
 * Every environment variable of the server. The table in docs/operations.md is generated from the
 * descriptions below; run `npm run docs:generate` after a change.
 */
function count(fallback: number, min = 1, max = 1_000_000_000) {
  return z.coerce
    .number({ error: "must be a number" })
    .int("must be a whole number")
    .min(min, `must be ${min} or more`)
    .max(max, `must be ${max} or less`)
    .default(fallback);
}

function address(protocols: string[]) {
  return z.string().refine(
    (value) => {
      const url = URL.canParse(value) ? new URL(value) : null;
      return url !== null && protocols.includes(url.protocol);
    },
    { error: `must be an address starting with ${protocols.map((p) => `${p}//`).join(" or ")}` },
  );
}

function choice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z.enum(options, { error: `must be one of ${options.join(", ")}` });
}

function isPrivateKey(value: string, type: "ec" | "rsa"): boolean {
  try {
    return createPrivateKey(value).asymmetricKeyType === type;
  } catch {
    return false;
  }
}

function dataKey() {
  return z
    .string()
    .refine(isDataKey, {
      error: "must be 32 bytes in base64, as `openssl rand -base64 32` makes them",
    })
    .optional();
}

function isDataKey(value: string): boolean {
  const bytes = Buffer.from(value, "base64");
  return bytes.length === 32 && bytes.toString("base64") === value;
}

type VatRate = { from: string; percent: number };

/** Null when it is not a list of days, in their order, with percentages. */
function readRates(value: string): VatRate[] | null {
  const rates: VatRate[] = [];
  for (const part of value.split(",")) {
    const [, from = "", percent = ""] = /^(\d{4}-\d{2}-\d{2}):(\d{1,2})$/.exec(part.trim()) ?? [];
    const before = rates.at(-1)?.from ?? "";
    if (!z.iso.date().safeParse(from).success || from <= before) return null;
    rates.push({ from, percent: Number(percent) });
  }
  return rates;
}

export const settings = z.object({
  NODE_ENV: choice(["production", "development", "test"])
    .default("production")
    .describe("`development` serves the web through Vite and opens the /dev pages."),
  PORT: count(3000, 0, 65_535).describe("Port of the site."),
  HOST: z.string().default("127.0.0.1").describe("Address to listen on; 0.0.0.0 for all."),
  APP_URL: address(["http:", "https:"])
    .optional()
    .describe("Where people reach the site. Absent: http://localhost:PORT."),
  APP_KEY: z
    .string()
    .min(32, "must be 32 characters or more")
    .optional()
    .describe("Secret for signatures. Absent: made once and kept in DATA_DIR; required on https."),
  DATA_KEY: dataKey().describe(
    "Encrypts what others may never read in the database, such as codes of doors; 32 bytes in base64. Absent: made once and kept in DATA_DIR; required with DATABASE_URL.",
  ),
  DATA_KEY_PREVIOUS: dataKey().describe(
    "The key before it, while `npm run rotate-data-key` has not been run to its end.",
  ),
  ROLE: choice(["all", "web", "worker"])
    .default("all")
    .describe("What this process does: serve people, deliver events and run jobs, or both."),
  DEMO: z
    .enum(["0", "1"], { error: "must be 0 or 1" })
    .transform((value) => value === "1")
    .optional()
    .describe(
      "Demo data with known accounts. Decided at the first start and kept: on for a new embedded database on a loopback HOST without https, else off.",
    ),
  DEMO_PUBLIC: z
    .enum(["0", "1"], { error: "must be 0 or 1" })
    .default("0")
    .transform((value) => value === "1")
    .describe(
      "1: others may reach the demo, where everybody knows the administrator's password. Without it, a demo starts only on a loopback HOST and APP_URL.",
    ),
  DATA_DIR: z
    .string()
    .default(".data")
    .describe("Folder for the embedded database, files, and uploads as they come in."),
  DATABASE_URL: address(["postgres:", "postgresql:"])
    .optional()
    .describe("PostgreSQL 15 or newer. Absent: embedded, in DATA_DIR."),
  DATABASE_POOL: count(10, 2, 500).describe(
    "Most connections to PostgreSQL for the requests of a process. Its jobs have half as many more (3 at least), and three listen.",
  ),
  REDIS_URL: address(["redis:", "rediss:"])
    .optional()
    .describe(
      "Shares sockets and rate limits between processes. Absent: PostgreSQL for sockets, memory for limits.",
    ),
  SMTP_URL: address(["smtp:", "smtps:"])
    .optional()
    .describe("Mail server. Absent: mails stay in the local mailbox at /dev/mailbox."),
  MAIL_FROM: z
    .string()
    .optional()
    .describe("Sender of mails, such as `Kwispel <post@example.org>`."),
  MAIL_CONNECTIONS: count(5, 0, 100).describe(
    "Connections to the mail server at a time, for each process that sends. 0: mails wait until it is more.",
  ),
  MAIL_PER_CONNECTION: count(100).describe(
    "Mails over one connection before it is closed and another opened.",
  ),
  MAIL_PER_SECOND: count(0, 0).describe(
    "Most mails a second, for each process that sends: the provider's limit divided by their number. 0: no limit.",
  ),
  MAIL_DOMAIN_PER_SECOND: count(20, 0).describe(
    "Most mails a second to one domain, such as gmail.com, for each process that sends. 0: no limit.",
  ),
  MAIL_EVENTS_SECRET: z
    .string()
    .min(32, "must be 32 characters or more")
    .optional()
    .describe(
      "Bearer with which the mail provider tells of mails that came back (POST /api/mail/events). Absent: that address is not there.",
    ),
  DKIM_DOMAIN: z
    .string()
    .optional()
    .describe("Domain that mails are signed for (DKIM). Absent: they leave unsigned."),
  DKIM_SELECTOR: z
    .string()
    .optional()
    .describe("Name of the key: its public half is at <selector>._domainkey.<domain> in DNS."),
  DKIM_PRIVATE_KEY: z
    .string()
    .transform((value) => value.replaceAll("\\n", "\n"))
    .refine((value) => isPrivateKey(value, "rsa"), { error: "must be a private RSA key as PEM" })
    .optional()
    .describe("The private RSA key as PEM; line ends may be written as `\\n`."),
  DKIM_PRIVATE_KEY_FILE: z.string().optional().describe("Instead of it: a file that holds it."),
  OPERATOR_NAME: z
    .string()
    .default(productName)
    .describe("Who runs the site, as the terms and the privacy statement name them."),
  OPERATOR_ADDRESS: z.string().optional().describe("Their postal address, in one line."),
  OPERATOR_EMAIL: z
    .email({ error: "must be an e-mail address" })
    .optional()
    .describe("Where people and authorities write to them."),
  OPERATOR_PHONE: z.string().optional().describe("Where people can call them."),
  OPERATOR_KVK: z
    .string()
    .regex(/^\d{8}$/, "must be 8 digits")
    .optional()
    .describe("Their number at the chamber of commerce."),
  OPERATOR_VAT: z.string().optional().describe("Their VAT number."),
  S3_ENDPOINT: address(["http:", "https:"])
    .optional()
    .describe("S3-compatible storage for pictures. Absent: a folder in DATA_DIR."),
  S3_BUCKET: z.string().optional().describe("Bucket for pictures."),
  S3_REGION: z.string().default("auto").describe("Region of the bucket."),
  S3_ACCESS_KEY_ID: z.string().optional().describe("Key id for the bucket."),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe("Secret key for the bucket."),
  S3_PATH_STYLE: z
    .enum(["0", "1"], { error: "must be 0 or 1" })
    .default("1")
    .transform((value) => value === "1")
    .describe("1: the bucket is in the path, as most self-hosted stores want it; 0: in the host."),
  ADDRESSES: choice(["embedded", "pdok"])
    .default("embedded")
    .describe("Where addresses and places come from: the list in the product, or PDOK."),
  PDOK_URL: address(["http:", "https:"])
    .default(pdokUrl)
    .describe("Address of PDOK's Locatieserver."),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(?:live|test)_\w+$/, "must start with live_ or test_")
    .optional()
    .describe(
      "Key for payments through Mollie. Absent: test payments at /dev/payments in a demo and in development, and elsewhere none.",
    ),
  MOLLIE_API_URL: address(["http:", "https:"])
    .default("https://api.mollie.com")
    .describe("Address of Mollie's API, without its version."),
  PRICE_MONTH: count(995).describe("What a subscription for a month costs, in cents with VAT."),
  PRICE_QUARTER: count(1995).describe("…for three months."),
  PRICE_YEAR: count(4995).describe("…for a year."),
  VAT_RATES: z
    .string()
    .default("2012-10-01:21")
    .transform((value, ctx) => {
      const rates = readRates(value);
      if (rates) return rates;
      ctx.addIssue("must be days with percentages, such as 2012-10-01:21,2027-01-01:22");
      return z.NEVER;
    })
    .describe("VAT in those prices: from which day on which percentage, the oldest first."),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe("Client id of 'Sign in with Google'. Absent: no such button."),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe("Client secret beside it."),
  GOOGLE_ISSUER: address(["http:", "https:"])
    .default("https://accounts.google.com")
    .describe("Where Google's OpenID configuration is found."),
  FACEBOOK_APP_ID: z
    .string()
    .optional()
    .describe("App id of 'Facebook Login'. Absent: no such button."),
  FACEBOOK_APP_SECRET: z.string().optional().describe("App secret beside it."),
  FACEBOOK_URL: address(["http:", "https:"])
    .default("https://www.facebook.com/v24.0")
    .describe("Facebook's log-in, with the version of its API."),
  FACEBOOK_GRAPH_URL: address(["http:", "https:"])
    .default("https://graph.facebook.com/v24.0")
    .describe("Facebook's Graph API, with its version."),
  APPLE_CLIENT_ID: z
    .string()
    .optional()
    .describe("Services id of 'Sign in with Apple'. Absent: no such button."),
  APPLE_TEAM_ID: z.string().optional().describe("Team id beside it."),
  APPLE_KEY_ID: z.string().optional().describe("Id of the private key."),
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((value) => value.replaceAll("\\n", "\n"))
    .refine((value) => isPrivateKey(value, "ec"), {
      error: "must be a private key as in Apple's .p8 file",
    })
    .optional()
    .describe("The key itself, as in Apple's .p8 file; line ends may be written as `\\n`."),
  APPLE_ISSUER: address(["http:", "https:"])
    .default("https://appleid.apple.com")
    .describe("Where Apple's OpenID configuration is found."),
  VAPID_PUBLIC_KEY: z
    .string()
    .optional()
    .describe("Public key for Web Push, base64url. Absent: a pair is made once and kept."),
  VAPID_PRIVATE_KEY: z.string().optional().describe("Private key beside it."),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/, "must start with mailto: or https://")
    .optional()
    .describe("Whom push services can turn to. Absent: the site's own address."),
  PUSH_LOOPBACK: z
    .enum(["0", "1"], { error: "must be 0 or 1" })
    .default("0")
    .transform((value) => value === "1")
    .describe("1: browsers' push services may also be on this machine, over http; for tests."),
  TRUST_PROXY: z
    .string()
    .optional()
    .describe("Proxies whose X-Forwarded-For is believed: addresses or ranges, comma separated."),
  METRICS_PORT: z.coerce
    .number({ error: "must be a number" })
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe("Port of Prometheus' /metrics, on HOST. Absent: none."),
  LOG_LEVEL: choice(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("How much is logged."),
  LIMIT_REQUESTS: count(300).describe("Requests a minute for one user or address."),
  LIMIT_ADDRESS: count(3_000).describe(
    "Everything a minute from one address (IPv6: one /64), counted before anything is looked up; /assets is not. A page with its pictures is 30 or so, and a school or a mobile network has many people behind one address.",
  ),
  LIMIT_PICTURES: count(1_200).describe("Private pictures a minute for one user."),
  LIMIT_AUTH: count(10).describe(
    "Log-ins, registrations and the like a minute for one address or e-mail.",
  ),
  LIMIT_MESSAGES: count(30).describe("Messages a minute for one user."),
  LIMIT_HANDSHAKES: count(300).describe(
    "Sockets opened a minute for one address, and for one user.",
  ),
  LIMIT_SOCKETS: count(50).describe("Sockets that one user has open at a time, in one process."),
  LIMIT_SOCKET_EVENTS: count(60).describe(
    "What one socket may send in ten seconds; ten times that, and it is cut off.",
  ),
  LIMIT_SUBSCRIPTIONS: count(60).describe(
    "Subscriptions a minute on one socket; five times that for all of a user's.",
  ),
  LIMIT_CHANNELS: count(50).describe("Channels that one socket listens to at a time."),
  LIMIT_COSTLY: count(5).describe(
    "Posters a minute for one user; each keeps a core busy for a second.",
  ),
  LIMIT_BODY_BYTES: count(1_000_000).describe(
    "Largest JSON body, and the most that a form's fields hold together.",
  ),
  LIMIT_FILE_BYTES: count(10_000_000).describe(
    "Largest uploaded file; an endpoint may take less, never more.",
  ),
  LIMIT_FILES: count(20).describe("Most files in one request; likewise."),
  LIMIT_UPLOAD_BYTES: count(200_000_000).describe(
    "Most bytes of all files in one request; likewise.",
  ),
  LIMIT_LAG_MS: count(2_000).describe("Event loop delay above which requests get 503."),
  STOP_GRACE_MS: count(10_000, 0).describe("Longest wait for running requests when stopping."),
});
