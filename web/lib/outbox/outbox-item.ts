/** What somebody did on this device and the server is to have: a deed in a logbook, a message. */
export type NewItem = {
  /** Made with it; it arrives once, however often it is sent. */
  clientId: string;
  /** Of a picture that lies beside it. */
  pictureKey?: string;
};

/** As it waits. */
export type Stored<New extends NewItem> = New & {
  /** Goes up by one with each on this device. */
  order: number;
  /** It was on its way at least once: the server may have it, though no answer came. */
  isTried?: boolean;
  /** Why the server doesn't want it. */
  refusal?: string;
  /** How often somebody has sent it anew after a refusal. */
  retries?: number;
  /** The device did not store it: it lives as long as the page. */
  isInMemory?: true;
};

/** What the facts that change on the way look like, whatever it is. */
export type Progress = Pick<Stored<NewItem>, "isTried" | "refusal" | "retries">;

/** How items of a kind get on with each other. */
export type OutboxRules<New extends NewItem> = {
  /** What a new one does to those that wait: what it makes needless goes; perhaps it isn't needed itself. */
  joiningOf(waiting: readonly Stored<New>[], item: New): Joining<New>;
  /** The item that made what this one changes or removes. */
  madeBy(item: New): string | undefined;
  /** Such a one learns the number that the server gave to the thing. */
  withNumber(item: Stored<New>, maker: string, id: number): Stored<New>;
};

export type Joining<New extends NewItem> = {
  dropped: string[];
  /** One that waits says it from now on. */
  changed?: Stored<New>;
  isNeeded: boolean;
};

/** What an attempt came to: another one later, nothing more to do, or a no with its reason. */
export type Outcome = "later" | "gone" | { refusal: string };

/**
 * No answer, a server that starts or is overloaded, too many at once, or nobody logged in: it may well work
 * later. Any other no won't change by asking again.
 */
export function mayWorkLater(status: number): boolean {
  return [0, 401, 408, 425, 429].includes(status) || status >= 500;
}

/** The first that may go; what was refused keeps nobody back. */
export function nextToSend<Item extends Progress>(items: readonly Item[]): Item | undefined {
  return items.find(({ refusal }) => refusal === undefined);
}
