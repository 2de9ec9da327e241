import { type ReactNode, useEffect, useRef, useState } from "react";
import * as z from "zod";
import { unsubscribeForm } from "#contract/notifications.ts";
import { urls } from "#contract/urls/urls.ts";
import {
  failedKey,
  isDeadLink,
  UnsubscribeForm,
  type UnsubscribeLink,
  unsubscribeFormName,
} from "#web/features/notifications/unsubscribe-form.tsx";
import { formAction, plainForm } from "#web/lib/forms/form-action.server.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage, type Page } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Route } from "./+types/unsubscribe-mail.ts";

export const handle: RouteHandle = {
  namespaces: ["notifications"],
  forms: true,
  back: { header: "back.unsubscribe", to: urls.home() },
};

export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  return {
    link: readLink(args.url.searchParams),
    meta: page.meta({ title: page.texts("notifications")("unsubscribe.title") }),
  };
}

const linkForm = unsubscribeForm.partial({ s: true });

/** Whether it was signed by us is seen when it is used; what can't be a link at all is seen here. */
function readLink(query: URLSearchParams): UnsubscribeLink | null {
  const { success, data } = z.safeParse(linkForm, Object.fromEntries(query));
  if (!success) return null;
  const { email, s, kind } = data;
  return { email, ...(s === undefined ? {} : { s }), ...(kind ? { kind } : {}) };
}

export const action = formAction({
  [unsubscribeFormName]: plainForm({
    initial: {},
    failed: (page) => page.texts("notifications")(failedKey(queryOf(page))),
    async send(page) {
      const query = queryOf(page);
      await page.send("notifications.unsubscribe", { query });
      return null;
    },
  }),
});

function queryOf({ path, origin }: Page): Record<string, string> {
  return Object.fromEntries(new URL(path, origin).searchParams);
}

export default function UnsubscribeMail({ loaderData: { link } }: Route.ComponentProps) {
  const { t } = useTranslation("notifications");
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      {link ? <Unsubscribing key={link.s ?? ""} link={link} /> : <DeadLink inPlace={false} />}
      <LinkButton to={urls.notifications()} variant="secondary" wide className="mt-4">
        {t("unsubscribe.settings")}
      </LinkButton>
    </div>
  );
}

function Unsubscribing({ link }: { link: UnsubscribeLink }) {
  const { t } = useTranslation("notifications");
  const sent = useSentForm(unsubscribeFormName);
  const isDead = sent !== null && isDeadLink(sent.status);
  const [state, setState] = useState<"open" | "done" | "dead">(
    isDead ? "dead" : sent?.isDone ? "done" : "open",
  );
  const { email, s } = link;
  if (state === "open") {
    const [onDone, onDead] = [() => setState("done"), () => setState("dead")];
    return <UnsubscribeForm link={link} onDone={onDone} onDead={onDead} />;
  }
  if (state === "dead") {
    return (
      <>
        <DeadLink inPlace />
        <LinkButton to={urls.unsubscribeMail({ email })} wide>
          {t("unsubscribe.dead.again")}
        </LinkButton>
      </>
    );
  }
  if (s === undefined) {
    return (
      <Outcome heading={t("unsubscribe.ask.done.heading")} inPlace>
        <p className="wrap-anywhere">{t("unsubscribe.ask.done.text", { email })}</p>
        <p>{t("unsubscribe.ask.done.spam")}</p>
      </Outcome>
    );
  }
  return (
    <Outcome heading={t("unsubscribe.done.heading")} inPlace>
      <p className="wrap-anywhere">{t("unsubscribe.done.text", { email })}</p>
      <p>{t("unsubscribe.done.back")}</p>
    </Outcome>
  );
}

function DeadLink({ inPlace }: Pick<OutcomeProps, "inPlace">) {
  const { t } = useTranslation("notifications");
  return (
    <Outcome heading={t("unsubscribe.dead.heading")} inPlace={inPlace}>
      <p>{t("unsubscribe.dead.text")}</p>
    </Outcome>
  );
}

type OutcomeProps = {
  heading: string;
  /** It took the place of the form, and gets the focus that was there. */
  inPlace: boolean;
  children: ReactNode;
};

function Outcome({ heading, inPlace, children }: OutcomeProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (inPlace) ref.current?.focus();
  }, [inPlace]);
  return (
    <div className="mb-8 grid gap-3">
      <h2 ref={ref} tabIndex={-1} className="outline-none">
        {heading}
      </h2>
      {children}
    </div>
  );
}
