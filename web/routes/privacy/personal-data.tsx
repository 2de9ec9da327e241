import { Check } from "lucide-react";
import { ExportCard } from "#web/features/privacy/export-card.tsx";
import { askForm } from "#web/features/privacy/plain-forms.ts";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { BackPage } from "#web/ui/page/back-page.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import type { Route } from "./+types/personal-data.ts";

export const handle: RouteHandle = { namespaces: ["personal-data"], forms: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { data: made } = await page.call("personalData.getState", {});
  const meta = page.meta({ title: page.texts("personal-data")("title") });
  return { made, now: page.now.toISOString(), meta };
}

export const action = actsAction(askForm);

export default function PersonalData({ loaderData: { made, now } }: Route.ComponentProps) {
  const { t } = useTranslation("personal-data");
  const urls = useUrls();
  const inside = ["page", "lists", "pictures", "data"] as const;
  return (
    <BackPage
      back={{ to: urls.settings(), label: t("back") }}
      heading={t("title")}
      lead={t("lead")}
    >
      <div className="grid gap-5">
        <ExportCard made={made} now={now} />
        <CardSection heading={t("inside.heading")}>
          <ul className="grid gap-2">
            {inside.map((each) => (
              <li key={each} className="flex gap-2 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
                <Check className="text-ok" />
                <span>{t(`inside.${each}`)}</span>
              </li>
            ))}
          </ul>
        </CardSection>
      </div>
    </BackPage>
  );
}
