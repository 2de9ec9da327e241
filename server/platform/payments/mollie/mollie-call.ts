import { setTimeout as wait } from "node:timers/promises";
import type * as z from "zod";
import { PaymentProviderError } from "../payment-provider-error.ts";
import { mollieError } from "./mollie-shapes.ts";

export type MollieOptions = {
  apiKey: string;
  /** Asked for each call: our own server knows its port only once it listens. */
  url(): string;
  /** For a call with all its attempts. */
  limitMs?: number;
  /** Before each further attempt. */
  waitsMs?: readonly number[];
  /** Ends whatever is under way. */
  signal?: AbortSignal;
};

export type MollieCall = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  query?: Record<string, string | undefined>;
  body?: object;
  idempotencyKey?: string;
};

type Answer = { status: number; text: string; retryAfterMs: number | undefined };

export async function callMollie<Schema extends z.ZodType>(
  options: MollieOptions,
  call: MollieCall,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { text, what } = await ask(options, call);
  const parsed = schema.safeParse(readJson(text));
  if (parsed.success) return parsed.data;
  // Only where it differs: the values could be anybody's.
  const paths = parsed.error.issues.map((issue) => issue.path.join(".")).join(", ");
  throw new PaymentProviderError("unavailable", `${what}: not understood (${paths})`);
}

/** Where nothing is answered but that it was done. */
export async function callMollieForNothing(
  options: MollieOptions,
  call: MollieCall,
): Promise<void> {
  await ask(options, call);
}

async function ask(options: MollieOptions, call: MollieCall) {
  const { limitMs = 10_000, waitsMs = [250, 1_000, 2_500] } = options;
  const what = `${call.method} ${call.path}`;
  const until = performance.now() + limitMs;
  const limit = AbortSignal.timeout(limitMs);
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await send(options, call, signal).catch((cause: unknown) => ({ cause }));
    const isDone = "status" in answer && !isWorthAnother(answer.status);
    if (isDone && answer.status < 300) return { text: answer.text, what };
    if (isDone) throw problemOf(answer, { what, isRepeated: attempt > 0 });

    const retryAfterMs = "status" in answer ? answer.retryAfterMs : undefined;
    const waitMs = Math.max(waitsMs[attempt] ?? Number.POSITIVE_INFINITY, retryAfterMs ?? 0);
    if (signal.aborted || performance.now() + waitMs > until) throw noAnswer(what, answer);
    await wait(waitMs, undefined, { signal }).catch((cause: unknown) => {
      throw noAnswer(what, { cause });
    });
  }
}

async function send(options: MollieOptions, call: MollieCall, signal: AbortSignal) {
  const query = Object.entries(call.query ?? {}).filter((entry): entry is [string, string] => {
    return entry[1] !== undefined;
  });
  const search = query.length > 0 ? `?${new URLSearchParams(query)}` : "";
  const response = await fetch(`${options.url()}/v2${call.path}${search}`, {
    method: call.method,
    signal,
    // It never sends us elsewhere; who does, would get the key.
    redirect: "manual",
    headers: {
      accept: "application/hal+json",
      authorization: `Bearer ${options.apiKey}`,
      "user-agent": "Kwispel",
      ...(call.body ? { "content-type": "application/json" } : {}),
      ...(call.idempotencyKey ? { "idempotency-key": call.idempotencyKey } : {}),
    },
    ...(call.body ? { body: JSON.stringify(call.body) } : {}),
  });
  const seconds = /^\d{1,6}$/.exec(response.headers.get("retry-after") ?? "")?.[0];
  return {
    status: response.status,
    text: await response.text(),
    retryAfterMs: seconds === undefined ? undefined : Number(seconds) * 1_000,
  } satisfies Answer;
}

function isWorthAnother(status: number): boolean {
  return status === 429 || status >= 500;
}

function noAnswer(what: string, why: Answer | { cause: unknown }): PaymentProviderError {
  if ("status" in why) {
    return new PaymentProviderError("unavailable", `${what}: status ${why.status}`);
  }
  return new PaymentProviderError("unavailable", `${what}: no answer`, { cause: why.cause });
}

function problemOf(
  { status, text }: Answer,
  { what, isRepeated }: { what: string; isRepeated: boolean },
): PaymentProviderError {
  const parsed = mollieError.safeParse(readJson(text));
  // A page of somebody in between says nothing about the payment.
  if (status < 400 || !parsed.success) {
    return new PaymentProviderError("unavailable", `${what}: status ${status}, not understood`);
  }
  const { detail, field } = parsed.data;
  return new PaymentProviderError(kindOf(status, isRepeated), `${what}: status ${status}`, {
    detail,
    field,
  });
}

function kindOf(status: number, isRepeated: boolean) {
  // Our first attempt is still being worked on, its answer lost: what becomes of it, nobody knows yet.
  if (status === 409 && isRepeated) return "unavailable";
  if (status === 404 || status === 410) return "notFound";
  if (status === 422 || status === 409) return "notPossible";
  return "refused";
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Fits none of the shapes.
    return undefined;
  }
}
