/** What a server whose time is in others' hands is told to do: all of it at one moment. */
export type Order = { now: number } & (
  | {
      do: "call";
      method: "POST" | "PUT" | "DELETE";
      url: string;
      as: string;
      body?: object;
      key: string;
    }
  /** The sitter's phone sends a picture of a visit; `key` names it. */
  | { do: "picture"; logbookId: number; entryId: number; key: string }
  /** The clock comes by: these jobs run, `isTwice` two of each at once. */
  | { do: "look"; jobs: readonly JobName[]; isTwice: boolean }
);

export type JobName = "bookings" | "reminders" | "unread" | "digests" | "requests" | "forget";

/** `status` and `body` of a call; 200 and nothing of whatever else was done. */
export type Obeyed = { status: number; body: unknown };

export type DrivenServer = { obey(order: Order): Promise<Obeyed> };
