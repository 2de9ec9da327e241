import { useEffect, useRef, useState } from "react";
import { data } from "react-router";
import { banAppealTextLength } from "#contract/trust/ban-appeals.ts";
import { urls } from "#contract/urls/urls.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { act } from "#web/lib/forms/act.ts";
import { formAction, marked, plainAct, queryOf } from "#web/lib/forms/form-action.server.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import type { Route } from "./+types/ban-appeal.ts";

const banAppealForm = act({
  name: "banAppeal",
  initial: { t: "", text: "" },
  failed: (texts) => texts("ban-appeals")("failed"),
  send: (call, body) => call("banAppeals.appeal", { body }),
});

/** In the address, after it was sent without script: the page says so. */
const sentMark = "sent";

export const handle: RouteHandle = { namespaces: ["ban-appeals"], forms: true };

/** The link in the mail to somebody who was banned. */
export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const meta = page.meta({ title: page.texts("ban-appeals")("title") });
  const { searchParams } = args.url;
  const token = searchParams.get("t") ?? "";
  try {
    const { data: ban } = await page.api.call("banAppeals.getBan", { query: { t: token } });
    return { token, ban, outcome: null, meta };
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 410, 422].includes(error.status)) throw error;
    const told = { token, ban: null, meta };
    if (searchParams.has(sentMark)) return { ...told, outcome: "done" as const };
    const gone = { ...told, outcome: "gone" as const };
    return error.status === 410 ? data(gone, { status: 410 }) : gone;
  }
}

export const action = formAction(
  plainAct(banAppealForm, {
    fill: (page) => ({ t: queryOf(page).get("t") ?? "" }),
    next: (page) => marked(page, sentMark),
  }),
);

export default function BanAppeal({ loaderData: { token, ban, outcome } }: Route.ComponentProps) {
  const { t } = useTranslation("ban-appeals");
  const locale = useLocale();
  const [isSent, setSent] = useState(false);
  const shown = isSent ? "done" : outcome;
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      {shown && <Outcome shown={shown} />}
      {!shown && ban && (
        <div className="grid gap-6">
          <h1>{t("heading")}</h1>
          <p>{t("lead", { day: formatDate(ban.bannedAt, locale) })}</p>
          <div className="rounded-field bg-sunken px-4 py-3">
            <p className="text-sm font-semibold">{t("reason")}</p>
            <p className="whitespace-pre-line wrap-anywhere">{ban.reason ?? t("noReason")}</p>
          </div>
          <BanAppealForm token={token} onSent={() => setSent(true)} />
        </div>
      )}
    </div>
  );
}

/** It took the place of the form, and gets the focus that was there. */
function Outcome({ shown }: { shown: "done" | "gone" }) {
  const { t } = useTranslation("ban-appeals");
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      <h1 ref={ref} tabIndex={-1} className="outline-none">
        {t(`${shown}.heading`)}
      </h1>
      <p>{t(`${shown}.text`)}</p>
      <LinkButton to={urls.home()} variant="secondary">
        {t("home")}
      </LinkButton>
    </div>
  );
}

const loadRules = () => import("#web/features/ban-appeals/ban-appeal-rules.ts");

type BanAppealFormProps = { token: string; onSent: () => void };

/** Why a ban is wrong, in the words of whom it shuts out; no account, and no script needed. */
function BanAppealForm({ token, onSent }: BanAppealFormProps) {
  const { t } = useTranslation("ban-appeals");
  const form = useFormOf(banAppealForm, {
    begin: { t: token },
    draft: { key: `ban-appeal:${token}` },
    check: async (values, locale) => (await loadRules()).checkBanAppeal(values, locale),
    onDone: onSent,
  });
  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-6">
      <ErrorBanner lines={form.messages} />
      <TextAreaField
        label={t("text")}
        hint={t("hint")}
        rows={6}
        maxLength={banAppealTextLength.most}
        required
        {...form.field("text")}
      />
      <Button type="submit" wide pending={form.pending}>
        {t("submit")}
      </Button>
    </Form>
  );
}
