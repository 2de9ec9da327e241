import { type ReactNode, useEffect, useRef, useState } from "react";
import * as z from "zod";
import { unsubscribeForm } from "#contract/notifications.ts";
import { urls } from "#contract/urls/urls.ts";
import {
  UnsubscribeForm,
  type UnsubscribeLink,
} from "#web/features/notifications/unsubscribe-form.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import { metaTags } from "#web/lib/page/page-meta.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Route } from "./+types/unsubscribe-mail.ts";

export const handle: RouteHandle = {
  namespaces: ["notifications"],
  back: { header: "back.unsubscribe", to: urls.home() },
};

export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  return {
    link: readLink(args.url.searchParams),
    meta: page.meta({ title: page.texts("notifications")("unsubscribe.title") }),
  };
}

/** Whether it was signed by us is seen when it is used; what can't be a link at all is seen here. */
function readLink(query: URLSearchParams): UnsubscribeLink | null {
  const { success, data } = z.safeParse(unsubscribeForm, Object.fromEntries(query));
  if (!success) return null;
  const { email, s, kind } = data;
  return { email, s, ...(kind ? { kind } : {}) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function UnsubscribeMail({ loaderData: { link } }: Route.ComponentProps) {
  const { t } = useTranslation("notifications");
  const [state, setState] = useState<"open" | "done" | "dead">(link ? "open" : "dead");
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      {link && state === "open" && (
        <UnsubscribeForm
          link={link}
          onDone={() => setState("done")}
          onDead={() => setState("dead")}
        />
      )}
      {link && state === "done" && (
        <Outcome heading={t("unsubscribe.done.heading")} inPlace>
          <p className="wrap-anywhere">{t("unsubscribe.done.text", { email: link.email })}</p>
          <p>{t("unsubscribe.done.back")}</p>
        </Outcome>
      )}
      {state === "dead" && (
        <Outcome heading={t("unsubscribe.dead.heading")} inPlace={link !== null}>
          <p>{t("unsubscribe.dead.text")}</p>
        </Outcome>
      )}
      <LinkButton to={urls.notifications()} variant="secondary" wide className="mt-4">
        {t("unsubscribe.settings")}
      </LinkButton>
    </div>
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
