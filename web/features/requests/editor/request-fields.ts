import type { Form } from "#web/lib/forms/use-form.ts";
import type { RequestValues } from "./request-values.ts";

/** What the fields of each step work with. */
export type RequestFields = {
  form: Pick<Form<RequestValues>, "values" | "errors" | "field" | "change" | "leave">;
};
