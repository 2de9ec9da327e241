/**
 * An answer other than the one asked for. Kept apart from the code that reads answers, so that a
 * screen can recognise one without loading the client.
 */
export class ApiError extends Error {
  override name = "ApiError";
  /** 0: no answer came at all. */
  readonly status: number;
  /** One of the contract's codes, or null when something else answered (a proxy, say). */
  readonly code: string | null;
  /** The lines to show, already in the visitor's language. */
  readonly messages: readonly string[];
  /** The lines by field, with the field's name as in our forms: `services.0.priceCents`. */
  readonly fieldErrors: Readonly<Record<string, string[]>>;
  /** What to mention when asking for help. */
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  /** Of `changedMeanwhile`: what is there now, as the endpoint answers it. */
  readonly data: unknown;

  constructor(details: ApiErrorDetails, options?: ErrorOptions) {
    super(details.messages?.[0] ?? details.code ?? `status ${details.status}`, options);
    this.status = details.status;
    this.code = details.code ?? null;
    this.messages = details.messages ?? [];
    this.fieldErrors = details.fieldErrors ?? {};
    this.requestId = details.requestId ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.data = details.data ?? null;
  }
}

export type ApiErrorDetails = {
  status: number;
  code?: string | null;
  messages?: readonly string[];
  fieldErrors?: Record<string, string[]>;
  requestId?: string | null;
  retryAfterSeconds?: number | null;
  data?: unknown;
};
