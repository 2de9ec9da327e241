import * as z from "zod";

/** A yes or no in a query or a multipart field: 0/1 or true/false. */
export const flag = z
  .enum(["0", "1", "true", "false"])
  .transform((value) => value === "1" || value === "true")
  .meta({ wire: { type: "boolean" } });
