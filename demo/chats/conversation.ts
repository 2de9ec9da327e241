import type { ClosedReason, ContactStatus } from "#contract/chat.ts";
import type { MessageType } from "#contract/messages.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import type { KnownPicture } from "#demo/pictures/picture-keys.ts";

export type Speaker = "owner" | "sitter";

/** What was said, how many hours ago, by whom; `{owner}`, `{sitter}` and `{pet}` are filled in. */
export type Line = {
  by: Speaker;
  hoursAgo: number;
  text?: string;
  picture?: KnownPicture;
  type?: MessageType;
  params?: Record<string, string | number | boolean>;
  isTakenBack?: boolean;
};

export type Conversation = {
  /** What kind of animal it is about: its owner is found by it. */
  about: AnimalCategory;
  status: ContactStatus;
  closedReason?: ClosedReason;
  begunBy: Speaker;
  declinedBy?: Speaker;
  /** Who has put it away. */
  archivedBy?: Speaker;
  /** How many of the last lines have not been read. */
  unread?: number;
  lines: Line[];
};

/** A line in short: who, how many hours ago, and the words. */
export const says = (by: Speaker, hoursAgo: number, text: string): Line => ({ by, hoursAgo, text });

export const shows = (
  by: Speaker,
  hoursAgo: number,
  picture: KnownPicture,
  text?: string,
): Line => ({ by, hoursAgo, picture, ...(text ? { text } : {}) });
