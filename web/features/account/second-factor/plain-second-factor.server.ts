import { type FormHandler, handlerOf, plainAct } from "#web/lib/forms/form-action.server.ts";
import {
  beginForm,
  codesText,
  confirmForm,
  manageButtons,
  manageForm,
  offForm,
  type SetupValues,
} from "./plain-forms.ts";

const shown = { next: (_: unknown, setup: SetupValues) => setup };
const told = {
  next: (_: unknown, codes: readonly string[]) => ({ recoveryCodes: codesText(codes) }),
};

/** Of the page of settings. What the second and third button of a form come to is told by that form. */
export const secondFactorForms = {
  ...plainAct(beginForm, shown),
  ...plainAct(confirmForm, told),
  ...plainAct(manageForm, told),
  [manageButtons.replace]: (page) => handlerOf(beginForm, shown)(page, manageForm.name),
  [manageButtons.off]: (page) => handlerOf(offForm)(page, manageForm.name),
} satisfies Record<string, FormHandler>;
