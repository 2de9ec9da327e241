import { useRef } from "react";
import type { SecondFactorState } from "#contract/account/second-factor.ts";
import { carried } from "#web/lib/forms/plain-fields.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoment } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { Banner } from "#web/ui/page/banner.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { beginForm, manageButtons, manageForm, offForm, type SetupValues } from "./plain-forms.ts";
import { checkProof, loadRules, type Owner, ProofField } from "./proof-field.tsx";

/** Below this, somebody should think of new ones. */
const fewCodes = 3;

export type ManageFormProps = {
  state: SecondFactorState;
  owner: Owner;
  now: string;
  onSetup: (setup: SetupValues) => void;
  onCodes: (codes: readonly string[]) => Promise<void>;
  onOff: () => Promise<void>;
};

type Act = "codes" | keyof typeof manageButtons;

/** It is on: since when, and what can be changed by who shows that it is them. */
export function ManageForm({ state, owner, now, onSetup, onCodes, onOff }: ManageFormProps) {
  const { t } = useTranslation("second-factor");
  const locale = useLocale();
  const act = useRef<Act>("codes");
  const form = useForm({
    name: manageForm.name,
    initial: manageForm.initial,
    failed: t("failed"),
    check: (values, language) => checkProof(owner, values, language),
    explain: ({ code }) =>
      code === "invalidCredentials" ? { password: t("wrongPassword") } : null,
    async send(values, call) {
      if (act.current === "replace") return onSetup(await beginForm.send(call, values));
      if (act.current === "codes") return onCodes(await manageForm.send(call, values));
      await offForm.send(call, values);
      showToast({ text: t("on.offDone") });
      await onOff();
    },
  });
  const { onAt, recoveryCodesLeft: left, isRequired } = state;

  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Tag tone="ok">{t("on.tag")}</Tag>
        {onAt && t("on.since", { when: formatMoment(onAt, locale, new Date(now)) })}
      </p>
      {left < fewCodes ? (
        <Banner tone="warn">{t("on.left", { count: left })}</Banner>
      ) : (
        <p>{t("on.left", { count: left })}</p>
      )}
      <ErrorBanner lines={form.messages} />
      <p className="text-ink-soft">{t("on.change")}</p>
      <ProofField form={form} owner={owner} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="secondary"
          pending={form.pending && act.current === "codes"}
          onClick={() => {
            act.current = "codes";
          }}
        >
          {t("on.newCodes")}
        </Button>
        <Button
          type="submit"
          variant="secondary"
          name={carried.form}
          value={manageButtons.replace}
          pending={form.pending && act.current === "replace"}
          onClick={() => {
            act.current = "replace";
          }}
        >
          {t("on.replace")}
        </Button>
        {!isRequired && (
          <Button
            type="submit"
            variant="danger"
            name={carried.form}
            value={manageButtons.off}
            pending={form.pending && act.current === "off"}
            onClick={() => {
              act.current = "off";
            }}
          >
            {t("on.off")}
          </Button>
        )}
      </div>
      {isRequired && <p className="text-sm text-ink-soft">{t("on.required")}</p>}
    </Form>
  );
}
