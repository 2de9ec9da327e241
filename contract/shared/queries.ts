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

/** A number in a query is text; in an address of ours that carries JSON it is a number already. */
export function numberBetween(min: number, max: number) {
  const schema = z.number().min(min).max(max);
  return z
    .preprocess(
      (value) =>
        typeof value === "string" && /^-?\d{1,10}(\.\d{1,15})?$/.test(value.trim())
          ? Number(value)
          : value,
      schema,
    )
    .meta({ wire: { type: "number", minimum: min, maximum: max } }) as unknown as z.ZodType<
    number,
    number | string
  >;
}

/** The same for yes and no. */
export const yesOrNo = z
  .preprocess(
    (value) =>
      value === "1" || value === "true" ? true : value === "0" || value === "false" ? false : value,
    z.boolean(),
  )
  .meta({ wire: { type: "boolean" } }) as unknown as z.ZodType<
  boolean,
  boolean | "0" | "1" | "true" | "false"
>;
