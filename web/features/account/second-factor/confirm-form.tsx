import { type ReactNode, useEffect, useRef } from "react";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { QrCode } from "#web/ui/pictures/qr-code.tsx";
import { CodeField } from "./code-field.tsx";
import { confirmForm, type SetupValues } from "./plain-forms.ts";
import { loadRules } from "./proof-field.tsx";

export type ConfirmFormProps = {
  setup: SetupValues;
  onConfirmed: (recoveryCodes: readonly string[]) => Promise<void>;
  onCancel: () => void;
};

/** Scan, or type over; then show by a code that it worked. */
export function ConfirmForm({ setup, onConfirmed, onCancel }: ConfirmFormProps) {
  const { t } = useTranslation("second-factor");
  const urls = useUrls();
  const lead = useRef<HTMLParagraphElement>(null);
  // It takes the place of the form before, whose button had the focus.
  useEffect(() => lead.current?.focus(), []);
  const form = useFormOf(confirmForm, {
    begin: setup,
    check: async ({ code }, locale) => (await loadRules()).checkForm("appCode", { code }, locale),
    onDone: onConfirmed,
  });
  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-5">
      {Object.entries(setup).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorBanner lines={form.messages} />
      <p ref={lead} tabIndex={-1} className="font-semibold outline-none">
        {t("setup.lead")}
      </p>
      <Step nr={1}>{t("setup.app")}</Step>
      <Step nr={2}>{t("setup.scan")}</Step>
      <QrCode path={setup.path} size={Number(setup.size)} label={t("setup.picture")} />
      <div>
        <p className="mb-1.5">{t("setup.secret")}</p>
        <p className="rounded-field bg-sunken px-4 py-3 text-sm select-all">
          {inFours(setup.secret)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={setup.secret}
          label={t("setup.copy")}
          copied={t("copied")}
          failed={t("copyFailed")}
        />
        <a href={setup.address} className="inline-flex min-h-11 items-center px-2">
          {t("setup.open")}
        </a>
      </div>
      <Step nr={3}>{t("setup.confirm")}</Step>
      <CodeField kind="app" {...form.field("code")} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={form.pending}>
          {t("setup.submit")}
        </Button>
        <Button variant="ghost" onClick={onCancel} className="noscript:hidden">
          {t("setup.cancel")}
        </Button>
        {/* Round the button, which has a display of its own. */}
        <span className="hidden noscript:inline-flex">
          <LinkButton to={urls.settings()} variant="ghost">
            {t("setup.cancel")}
          </LinkButton>
        </span>
      </div>
    </Form>
  );
}

function Step({ nr, children }: { nr: number; children: ReactNode }) {
  return (
    <p>
      <b>{nr}.</b> {children}
    </p>
  );
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");
