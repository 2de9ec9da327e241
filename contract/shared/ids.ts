import * as z from "zod";
import { rule } from "./validation/validation-texts.ts";

export const id = z.int().positive();

/** An id in a path or a query arrives as text; leading zeros, signs and exponents are not ids. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, rule("number"))
  .transform(Number)
  .meta({ wire: { type: "integer", minimum: 1 } });
