import * as z from "zod";
import { endpoint } from "./shared/endpoint.ts";
import { clearable } from "./shared/validation/inputs.ts";
import { line } from "./shared/validation/text.ts";
import { rule } from "./shared/validation/validation-texts.ts";

/** `1234ab`, `1234 AB`: written as `1234 AB`. The letters F, I, O, Q, U and Y do occur, SA, SD and SS don't. */
export const postalCode = z
  .string()
  .trim()
  .regex(/^[1-9]\d{3} ?(?!s[ads])[a-z]{2}$/i, rule("postalCode"))
  .transform((value) => `${value.slice(0, 4)} ${value.slice(-2).toUpperCase()}`);

/** `12`, `12a`, `12 hs`, `12-3`: a number first. */
export const houseNumber = z
  .string()
  .trim()
  .max(10)
  .regex(/^[1-9]\d{0,4}[\s-]?[\p{L}\d\s/-]{0,8}$/u, rule("houseNumber"));

export const addressForm = z.object({
  street: line(80),
  houseNumber,
  postalCode,
  neighborhood: clearable(line(80)).optional(),
  city: line(80),
  country: line(60).default("Nederland"),
});

/** The user's own address. What others see of it is somewhere else, and less. */
export const address = z.object({
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  neighborhood: z.string().optional(),
  city: z.string(),
  country: z.string(),
});
export type Address = z.infer<typeof address>;

export const addressEndpoints = {
  update: endpoint({
    method: "PUT",
    path: "/api/user/address",
    access: "user",
    summary: "Sets where the user lives.",
    body: addressForm,
    response: z.object({ data: address }),
  }),
  lookup: endpoint({
    method: "GET",
    path: "/api/address/lookup",
    access: "public",
    summary: "Street and city of a postal code and house number.",
    query: z.object({ postalCode, houseNumber }),
    response: z.object({
      /** Absent when only the place is known: the street is then typed by hand. */
      street: z.string().optional(),
      city: z.string(),
      neighborhood: z.string().optional(),
    }),
  }),
  suggest: endpoint({
    method: "GET",
    path: "/api/address/suggest",
    access: "public",
    summary: "Places that fit what is being typed, the likeliest first.",
    query: z.object({ q: z.string().trim().max(80) }),
    response: z.object({
      data: z.array(
        z.object({
          name: z.string(),
          slug: z.string(),
          province: z.string(),
          municipality: z.string(),
          latitude: z.number(),
          longitude: z.number(),
        }),
      ),
    }),
  }),
};
