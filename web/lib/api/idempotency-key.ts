/**
 * One key for one thing that somebody wants done once: keep it as long as they may press again.
 * `crypto.randomUUID` is missing on plain http, where a site on a home network may well run.
 */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * For what people send again by themselves when no answer came: the same thing goes by the same key, so
 * that it is done once, and one that was changed in between is another wish.
 */
export function createTries() {
  let last: { what: string; key: string } | null = null;

  function keyFor(thing: unknown): string {
    const what = JSON.stringify(thing);
    if (last?.what !== what) last = { what, key: createIdempotencyKey() };
    return last.key;
  }

  /** The answer has come: the same again would be a second one. */
  function answered(): void {
    last = null;
  }

  /** Sends it by its key. */
  async function once<Answer>(
    thing: unknown,
    send: (options: { idempotencyKey: string }) => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await send({ idempotencyKey: keyFor(thing) });
    answered();
    return answer;
  }

  return { keyFor, answered, once };
}
