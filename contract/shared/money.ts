import * as z from "zod";

/** Money is a whole number of euro cents, everywhere. */
export const cents = z.int().min(0).max(100_000_000);
