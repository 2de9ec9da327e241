import book from "#web/ui/art/walk/walk-book.svg?no-inline";
import coffee from "#web/ui/art/walk/walk-coffee.svg?no-inline";
import key from "#web/ui/art/walk/walk-key.svg?no-inline";
import logbook from "#web/ui/art/walk/walk-logbook.svg?no-inline";
import message from "#web/ui/art/walk/walk-message.svg?no-inline";
import paid from "#web/ui/art/walk/walk-paid.svg?no-inline";
import profile from "#web/ui/art/walk/walk-profile.svg?no-inline";
import review from "#web/ui/art/walk/walk-review.svg?no-inline";
import search from "#web/ui/art/walk/walk-search.svg?no-inline";

/** The houses that each walk passes, in their order. */
export const houses = {
  owner: [search, message, coffee, book, logbook, review],
  sitter: [profile, book, message, coffee, key, paid],
} as const;
