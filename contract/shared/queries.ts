import * as z from "zod";

/** A yes or no in a query or a multipart field: 0/1 or true/false. */
export const flag = z
  .enum(["0", "1", "true", "false"])
  .transform((value) => value === "1" || value === "true")
  .meta({ wire: { type: "boolean" } });

/** A list in a query comes as a repeated key; once is a list of one. */
export function listOf<Item extends z.ZodType>(item: Item, max = 100) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(max),
  );
}
