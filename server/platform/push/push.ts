/** A browser that can be reached while no page is open, as it told us (RFC 8030, RFC 8291). */
export type PushSubscription = { endpoint: string; p256dh: string; auth: string };

export type PushOptions = {
  /** How long the push service keeps it for a browser that is off. */
  ttlSeconds: number;
  /** A later one with the same topic takes its place while it waits; at most 32 characters. */
  topic?: string;
};

export type Push = {
  /** What browsers subscribe with. */
  readonly publicKey: string;
  /** Why an address can't be one of a push service; null when it can. */
  refuse(endpoint: string): string | null;
  /** `gone`: the browser wants nothing more. Throws PushNotSent when another try may help. */
  send(to: PushSubscription, payload: string, options: PushOptions): Promise<"sent" | "gone">;
};

export class PushNotSent extends Error {
  override name = "PushNotSent";
  readonly status: number | undefined;

  constructor(message: string, details: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: details.cause });
    this.status = details.status;
  }
}
