import * as z from "zod";
import { readAmount } from "../amounts.ts";
import { sequenceTypes } from "../payment-provider.ts";
import { LocalRefusal } from "./local-refusal.ts";

const cents = z.object({ currency: z.string(), value: z.string() }).transform((amount, context) => {
  const read = readAmount(amount);
  if (read !== null && read > 0) return read;
  context.addIssue({ code: "custom", message: "The amount is invalid" });
  return z.NEVER;
});

const webAddress = z.url({ protocol: /^https?$/, error: "The URL is invalid" });

const payment = z
  .object({
    amount: cents,
    description: z.string().min(1).max(255),
    redirectUrl: webAddress.optional(),
    webhookUrl: webAddress.optional(),
    method: z.enum(["ideal", "creditcard", "bancontact"]).optional(),
    locale: z.string().default("nl_NL"),
    metadata: z.unknown().optional(),
    sequenceType: z.enum(sequenceTypes).default("oneoff"),
    customerId: z.string().optional(),
    mandateId: z.string().optional(),
  })
  .check(({ value, issues }) => {
    const { sequenceType, redirectUrl, customerId } = value;
    const missing = [
      ...(sequenceType !== "recurring" && !redirectUrl ? ["redirectUrl"] : []),
      ...(sequenceType !== "oneoff" && !customerId ? ["customerId"] : []),
    ];
    for (const field of missing) {
      issues.push({ code: "custom", input: value, path: [field], message: `${field} is required` });
    }
  });
const customer = z.object({
  name: z.string().optional(),
  email: z.email().optional(),
  metadata: z.unknown().optional(),
});
const refund = z.object({ amount: cents, description: z.string().max(255).optional() });
const page = z.object({
  from: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(250).default(50),
});

export type NewLocalPayment = z.output<typeof payment>;
export type NewLocalCustomer = z.output<typeof customer>;
export type NewLocalRefund = z.output<typeof refund>;

export const localInputs = { payment, customer, refund, page };

/** As Mollie words it: the first thing that is wrong, and where. */
export function readLocalInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new LocalRefusal(422, issue?.message ?? "Invalid", issue?.path.join("."));
}
