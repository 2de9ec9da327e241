import type { Message } from "#contract/messages.ts";

/** A sitter's wish is to meet, or to be booked. */
export function isForIntroduction({ params }: Pick<Message, "params">): boolean {
  return params?.forIntroduction === true;
}

/** The owner has done what they were asked, or said that it isn't needed. */
export function isAnswered({ params }: Pick<Message, "params">): boolean {
  return params?.isAnswered === true;
}
