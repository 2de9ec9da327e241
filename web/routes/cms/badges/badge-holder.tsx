import { Link } from "react-router";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { ActButton } from "#web/features/cms/acts/act-form.tsx";
import {
  HolderBadges,
  recountBadges,
  TakeBackForm,
  takeBackBadge,
} from "#web/features/cms/badges/holder-badges.tsx";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { wholeName } from "#web/features/cms/users/whole-name.ts";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/badge-holder.ts";

export const handle: RouteHandle = { namespaces: ["cms-badges", "badge-names"], forms: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { id } = args.params;
  const found = /^[1-9]\d{0,8}$/.test(id)
    ? await page.find("adminBadges.getHolder", { params: { id } })
    : null;
  if (!found) notFound(page);
  return { holder: found.data, meta: page.meta({ title: wholeName(found.data) }) };
}

export const action = actsAction(recountBadges, takeBackBadge);

export default function BadgeHolder({ loaderData: { holder } }: Route.ComponentProps) {
  const { t } = useTranslation("cms-badges");
  const { t: cms } = useTranslation("cms");
  const { profileId, userId, points, stage, badges } = holder;
  const outlived = badges.filter(({ isOutlived }) => isOutlived);
  return (
    <CmsPage
      title={wholeName(holder)}
      note={t("standing", { points, stage: t(`stages.${stage}`) })}
      back={{ to: cmsUrls.badges(), label: cms("back") }}
      actions={
        <ActButton
          act={recountBadges}
          which={{ profileId: String(profileId) }}
          done={t("recounted")}
        >
          {t("recount")}
        </ActButton>
      }
    >
      <div className="grid max-w-page gap-5">
        <p className="text-sm text-ink-soft">
          {t("howItWorks")} <Link to={cmsUrls.users(userId)}>{t("toUser")}</Link>
        </p>
        <HolderBadges holder={holder} />
        {outlived.length > 0 && (
          <section className="grid gap-3">
            <h2 className="text-lg">{t("correct")}</h2>
            <p className="text-sm text-ink-soft">{t("correctText")}</p>
            {outlived.map((badge) => (
              <TakeBackForm key={badge.name} profileId={profileId} badge={badge} />
            ))}
          </section>
        )}
      </div>
    </CmsPage>
  );
}
