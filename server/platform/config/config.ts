import path from "node:path";
import type * as z from "zod";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { isLoopback } from "#server/platform/http/guarding/this-machine.ts";
import { problemsOfSelling, sellsForReal } from "./selling-for-real.ts";
import { settings } from "./settings.ts";

type Settings = z.output<typeof settings>;

export type Config = Readonly<
  Settings & {
    /** Where people reach the site, without a slash at the end. */
    appUrl: string;
    isHttps: boolean;
    /** Nobody on another machine can reach it, or is told to. */
    isPrivate: boolean;
    isProduction: boolean;
    dataDir: string;
  }
>;

export class BadConfiguration extends Error {
  override name = "BadConfiguration";
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks every variable once. What is wrong is named, all of it at a time. */
export function readConfig(environment: Environment, now: Date = new Date()): Config {
  const given = Object.fromEntries(
    // An empty variable, as `FOO= npm start` sets it, means that it is not set.
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    throw new BadConfiguration(
      parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
    );
  }
  const values = parsed.data;
  const appUrl = (values.APP_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, "");
  const isHttps = appUrl.startsWith("https:");
  const problems = contradictions(values, isHttps);
  if (sellsForReal(values, isHttps)) {
    problems.push(...problemsOfSelling(values, given, dayInAmsterdam(now)));
  }
  if (problems.length > 0) throw new BadConfiguration(problems.join("\n"));
  return {
    ...values,
    appUrl,
    isHttps,
    isPrivate: !isHttps && isLoopback(values.HOST) && isLoopback(new URL(appUrl).hostname),
    isProduction: values.NODE_ENV === "production",
    dataDir: path.resolve(values.DATA_DIR),
  };
}

const togetherOrNotAtAll = {
  S3_: ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  GOOGLE_: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  FACEBOOK_: ["FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET"],
  APPLE_: ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"],
  DKIM_: ["DKIM_DOMAIN", "DKIM_SELECTOR"],
  VAPID_: ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"],
} as const satisfies Record<string, (keyof Settings)[]>;

/** Settings that are right by themselves but not together. */
function contradictions(values: Settings, isHttps: boolean): string[] {
  const problems: string[] = [];
  if (isHttps && !values.APP_KEY) {
    problems.push("APP_KEY: a site on https needs its own key of 32 characters or more");
  }
  if (values.DATABASE_URL && !values.DATA_KEY) {
    problems.push(
      "DATA_KEY: needed beside DATABASE_URL, the same in every process; `openssl rand -base64 32` makes one",
    );
  }
  if (values.DATA_KEY_PREVIOUS && !values.DATA_KEY) {
    problems.push("DATA_KEY: needed beside DATA_KEY_PREVIOUS");
  }
  for (const [prefix, names] of Object.entries(togetherOrNotAtAll)) {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      problems.push(
        ...missing.map((name) => `${name}: needed beside the other ${prefix} settings`),
      );
    }
  }
  if (values.ROLE !== "all" && !values.DATABASE_URL) {
    problems.push("ROLE: web and worker apart need a shared database; set DATABASE_URL");
  }
  if (values.SMTP_URL && !values.MAIL_FROM) {
    problems.push("MAIL_FROM: needed beside SMTP_URL, such as 'Kwispel <post@example.org>'");
  }
  if (values.DKIM_DOMAIN && !values.DKIM_PRIVATE_KEY && !values.DKIM_PRIVATE_KEY_FILE) {
    problems.push("DKIM_PRIVATE_KEY: needed beside DKIM_DOMAIN, or DKIM_PRIVATE_KEY_FILE");
  }
  return problems;
}
