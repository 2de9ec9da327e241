import type { Act } from "#web/lib/forms/act.ts";

/** Something that an admin does with a form. */
export function act<Values extends object, Answer>(
  definition: Omit<Act<Values, Answer>, "failed">,
): Act<Values, Answer> {
  return { ...definition, failed: (texts) => texts("cms")("failed") };
}
