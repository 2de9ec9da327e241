import type { BookingKind } from "#contract/bookings.ts";
import type { Pet } from "#contract/pets.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import type { Form } from "#web/lib/forms/use-form.ts";
import type { PlanValues } from "./values/plan-values.ts";

/** What the fields of each step work with. */
export type PlanFields = {
  kind: BookingKind;
  sitter: PublicSitter;
  pets: readonly Pet[];
  today: string;
  form: Pick<Form<PlanValues>, "values" | "errors" | "field" | "change" | "leave">;
};
