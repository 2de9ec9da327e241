import { certificateStatuses } from "#contract/trust/certificates.ts";
import { CertificateCard } from "#web/features/cms/queues/certificate-card.tsx";
import { decideCertificate } from "#web/features/cms/queues/queue-acts.ts";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { ListFilters } from "#web/features/cms/table/list-filters.tsx";
import { ListPages, readListQuery } from "#web/features/cms/table/list-pages.tsx";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/certificates.ts";

export const handle: RouteHandle = { namespaces: ["cms-queues"], forms: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = readListQuery(args.url, ["status"]);
  const certificates = await page.call("admin.listCertificates", {
    query: { status: "waiting", ...query, limit: "10" },
  });
  const title = page.texts("cms-queues")("certificates.title");
  return { certificates, query, meta: page.meta({ title }) };
}

export const action = actsAction(decideCertificate);

export default function Certificates({
  loaderData: { certificates, query },
}: Route.ComponentProps) {
  const { t } = useTranslation("cms-queues");
  const { t: cms } = useTranslation("cms");
  return (
    <CmsPage title={t("certificates.title")} note={t("certificates.note")}>
      <ListFilters
        query={query}
        filters={[
          {
            name: "status",
            label: t("filter"),
            options: certificateStatuses.map((status) => ({
              value: status,
              label: t(`certificates.status.${status}`),
            })),
          },
        ]}
      />
      {certificates.data.length === 0 && <p className="text-ink-soft">{t("certificates.empty")}</p>}
      <ul className="grid max-w-page gap-4">
        {certificates.data.map((certificate) => (
          <li key={certificate.id}>
            <CertificateCard certificate={certificate} />
          </li>
        ))}
      </ul>
      <ListPages query={query} found={certificates} label={cms("pages")} />
    </CmsPage>
  );
}
