import { type ReactNode, useEffect, useRef, useState } from "react";
import { data } from "react-router";
import { urls } from "#contract/urls/urls.ts";
import { sentMark, writeForm } from "#web/features/references/plain-forms.ts";
import { WriteForm } from "#web/features/references/write-form.tsx";
import { ApiError } from "#web/lib/api/api-error.ts";
import { formAction, marked, plainAct, queryOf } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import type { Route } from "./+types/reference.ts";

export const handle: RouteHandle = { namespaces: ["references"], forms: true };

/** The link in a mail to somebody who knows a sitter. */
export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const meta = page.meta({ title: page.texts("references")("write.title") });
  const token = args.url.searchParams.get("t") ?? "";
  const isSent = args.url.searchParams.has(sentMark);
  try {
    const { data: invitation } = await page.api.call("references.getInvitation", {
      query: { t: token },
    });
    return { token, invitation, state: "open" as const, meta };
  } catch (error) {
    if (!(error instanceof ApiError) || ![403, 404, 410, 422].includes(error.status)) throw error;
    const state = error.status === 403 ? ("own" as const) : ("gone" as const);
    if (isSent) return { token, invitation: null, state: "done" as const, meta };
    const told = { token, invitation: null, state, meta };
    return error.status === 410 ? data(told, { status: 410 }) : told;
  }
}

export const action = formAction(
  plainAct(writeForm, {
    fill: (page) => ({ t: queryOf(page).get("t") ?? "" }),
    next: (page) => marked(page, sentMark),
  }),
);

export default function Reference({ loaderData }: Route.ComponentProps) {
  const { token, invitation, state } = loaderData;
  const { t } = useTranslation("references");
  const [isWritten, setWritten] = useState(false);
  const name = invitation?.sitter.firstName ?? "";
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      {isWritten && (
        <Outcome heading={t("write.done.heading")} text={t("write.done.text", { name })}>
          <LinkButton to={urls.home()}>{t("write.done.home")}</LinkButton>
        </Outcome>
      )}
      {!isWritten && invitation && (
        <div className="grid gap-6">
          <div className="flex items-center gap-4">
            <Avatar name={name} picture={invitation?.sitter.picture} size="lg" />
            <div className="min-w-0">
              <h1 className="wrap-anywhere">{t("write.heading", { name })}</h1>
              {invitation.sitter.city && <p className="text-ink-soft">{invitation.sitter.city}</p>}
            </div>
          </div>
          <p>{t("write.lead", { name })}</p>
          <WriteForm token={token} name={name} onWritten={() => setWritten(true)} />
        </div>
      )}
      {!isWritten && state === "done" && (
        <Outcome heading={t("write.done.heading")} text={t("write.done.sent")}>
          <LinkButton to={urls.home()}>{t("write.done.home")}</LinkButton>
        </Outcome>
      )}
      {!isWritten && (state === "gone" || state === "own") && (
        <Outcome heading={t(`write.${state}.heading`)} text={t(`write.${state}.text`)}>
          <LinkButton to={urls.home()} variant="secondary">
            {t("write.gone.home")}
          </LinkButton>
        </Outcome>
      )}
    </div>
  );
}

type OutcomeProps = { heading: string; text: string; children: ReactNode };

/** It took the place of the form, and gets the focus that was there. */
function Outcome({ heading, text, children }: OutcomeProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      <h1 ref={ref} tabIndex={-1} className="outline-none">
        {heading}
      </h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
