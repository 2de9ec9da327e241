import * as z from "zod";
import { parsePhone } from "./phone-text.ts";
import { rule } from "./validation-texts.ts";

/** A phone number as somebody types it; out comes E.164. */
export const phoneNumber = z
  .string()
  .trim()
  .max(40)
  .transform((text, context) => {
    const number = parsePhone(text);
    if (number) return number;
    context.addIssue({ code: "custom", ...rule("phone") });
    return z.NEVER;
  })
  .meta({ wire: { type: "string", description: "As typed; kept as E.164." } });
