/** What the two sides of the backup socket say to each other. */
export const says = {
  /** The server: from now on nothing changes. */
  held: "held\n",
  /** Whoever copies: done. */
  copied: "copied\n",
  /** The server: nothing has changed until you said so. */
  kept: "kept\n",
  /** The server: it took too long, and people write again. */
  late: "late\n",
} as const;
