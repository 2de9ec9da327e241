import { useEffect, useRef, useState } from "react";
import { urls } from "#contract/urls/urls.ts";
import { ContactUsForm } from "#web/features/contact-us/contact-us-form.tsx";
import { contactUsForm, sentMark } from "#web/features/contact-us/plain-forms.ts";
import { InfoPage } from "#web/features/content/info-page.tsx";
import { textPageData } from "#web/features/content/structured-data.ts";
import { formAction, plainAct } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { loadUser, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { Button } from "#web/ui/button.tsx";
import type { Route } from "./+types/contact-us.ts";
import { pageImage } from "./share-images.ts";

export const handle: RouteHandle = {
  namespaces: ["content", "contact-us"],
  forms: true,
  sky: true,
};

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const [{ data }, user] = await Promise.all([
    page.call("content.website", { params: { id: "contact" } }),
    loadUser(args),
  ]);
  const { title, description, sections } = data;
  const path = urls.contact();
  return {
    page: data,
    known: user ? { name: user.firstName, email: user.email } : null,
    isSent: args.url.searchParams.has(sentMark),
    structured: textPageData(page.origin, { title, path, sections }),
    meta: page.meta({ title, description, path, image: pageImage(page, data) }),
  };
}

export const action = formAction(
  plainAct(contactUsForm, { next: () => `${urls.contact()}?${sentMark}=1` }),
);

export default function ContactUs({ loaderData }: Route.ComponentProps) {
  const { page, known } = loaderData;
  const { t } = useTranslation("contact-us");
  const [isSent, setSent] = useState(loaderData.isSent);
  return (
    <InfoPage page={page}>
      {isSent ? (
        <Sent onAgain={() => setSent(false)} />
      ) : (
        <>
          <h2 className="mb-6 text-xl">{t("heading")}</h2>
          <ContactUsForm known={known} onSent={() => setSent(true)} />
        </>
      )}
    </InfoPage>
  );
}

/** It took the place of the form, and gets the focus that was there. */
function Sent({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation("contact-us");
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-sunken p-6">
      <h2 ref={ref} tabIndex={-1} className="text-xl outline-none">
        {t("done.heading")}
      </h2>
      <p>{t("done.text")}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t("again")}
      </Button>
    </div>
  );
}
