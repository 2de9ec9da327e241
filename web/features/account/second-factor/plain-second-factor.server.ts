import { urls } from "#contract/urls/urls.ts";
import type { ApiError } from "#web/lib/api/api-error.ts";
import { plainForm } from "#web/lib/forms/form-action.server.ts";
import type { Page } from "#web/lib/page/page.server.ts";
import {
  beginForm,
  codesText,
  confirmForm,
  manageButtons,
  manageForm,
  proofBody,
  setupValues,
} from "./plain-forms.ts";

const failed = (page: Page) => page.texts("second-factor")("failed");
const proof = {
  initial: beginForm.initial,
  secret: ["password", "code"] as const,
  failed,
  explain: ({ code }: ApiError, page: Page) =>
    code === "invalidCredentials"
      ? { password: page.texts("second-factor")("wrongPassword") }
      : null,
};

const begin = plainForm({
  ...proof,
  async send(page, values) {
    const { setup } = await page.send("secondFactor.change", {
      body: { step: "begin", ...proofBody(values) },
    });
    return setup ? setupValues(setup) : null;
  },
});

const renewCodes = plainForm({
  ...proof,
  async send(page, values) {
    const body = { step: "recoveryCodes", ...proofBody(values) } as const;
    const { recoveryCodes = [] } = await page.send("secondFactor.change", { body });
    return { recoveryCodes: codesText(recoveryCodes) };
  },
});

const turnOff = plainForm({
  ...proof,
  async send(page, values) {
    await page.send("secondFactor.switchOff", { body: proofBody(values) });
    return urls.settings("#second-factor");
  },
});

/** Of the page of settings. What the second and third button of a form come to is told by that form. */
export const secondFactorForms = {
  [beginForm.name]: begin,
  [confirmForm.name]: plainForm({
    initial: confirmForm.initial,
    secret: ["code"],
    failed,
    async send(page, { code }) {
      const { recoveryCodes = [] } = await page.send("secondFactor.change", {
        body: { step: "confirm", code },
      });
      return { recoveryCodes: codesText(recoveryCodes) };
    },
  }),
  [manageForm.name]: renewCodes,
  [manageButtons.replace]: (page) => begin(page, manageForm.name),
  [manageButtons.off]: (page) => turnOff(page, manageForm.name),
} satisfies Record<string, typeof begin>;
