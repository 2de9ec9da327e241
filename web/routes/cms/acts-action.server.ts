import type { Act } from "#web/features/cms/acts/act.ts";
import { formAction, plainForm } from "#web/lib/forms/form-action.server.ts";

/** The action of a page on which these can be done: each form sent without script. */
export function actsAction(...acts: readonly Act<object>[]) {
  return formAction(
    Object.fromEntries(
      acts.map((act) => [
        act.name,
        plainForm({
          initial: act.initial,
          failed: (page) => page.texts("cms")("failed"),
          async send(page, values) {
            await act.do(page.send, values);
            return act.goOnAt ?? page.path;
          },
        }),
      ]),
    ),
  );
}
