import { useTranslation } from "react-i18next";
import { PageMessage } from "#web/features/shell/page-message.tsx";
import { type Place, placeOf } from "#web/features/shell/places.ts";
import { openPage, requireUser } from "#web/lib/page.server.ts";
import { metaTags } from "#web/lib/page-meta.ts";
import garden from "#web/ui/art/scene-garden.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Route } from "./+types/not-open-yet.ts";

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { place, needsLogin } = placeOf(page.path);
  if (needsLogin) await requireUser(args);
  return { place, meta: page.meta({ title: page.texts("shell")(`notOpenYet.titles.${place}`) }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

/** A part of the product that its bars lead to and that opens later. It says so. */
export default function NotOpenYet({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("shell");
  const place: Place = loaderData.place;
  return (
    <div className="wrap py-section">
      <PageMessage
        picture={garden}
        title={t("notOpenYet.heading")}
        actions={<LinkButton to="/">{t("notOpenYet.home")}</LinkButton>}
      >
        {t("notOpenYet.text", { place: t(`notOpenYet.places.${place}`) })}
      </PageMessage>
    </div>
  );
}
