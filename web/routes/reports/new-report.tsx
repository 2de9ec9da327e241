import { data } from "react-router";
import { reportSubjects } from "#contract/trust/reports.ts";
import type { ReportedPerson } from "#contract/trust/safety.ts";
import { ownPath } from "#contract/urls/own-path.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { BlockCard } from "#web/features/reports/block-card.tsx";
import {
  blockedMark,
  blockForm,
  newReportForm,
  sentMark,
} from "#web/features/reports/plain-forms.ts";
import { ReportForm } from "#web/features/reports/report-form.tsx";
import { formAction, plainAct, queryOf } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { CardSection } from "#web/ui/page/card-section.tsx";
import type { Route } from "./+types/new-report.ts";

export const handle: RouteHandle = { namespaces: ["reports"], forms: true };

/** What is reported, by the address; null when that is nothing. */
function subjectOf(search: URLSearchParams) {
  const subjectType = reportSubjects.find((each) => each === search.get("type"));
  const subjectId = Number(search.get("id"));
  if (!subjectType || !Number.isSafeInteger(subjectId) || subjectId < 1) return null;
  return { subjectType, subjectId };
}

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { searchParams } = args.url;
  const subject = subjectOf(searchParams);
  if (!subject) throw data(null, { status: 404 });
  const { subjectType, subjectId } = subject;
  const query = { subjectType, subjectId: String(subjectId) };
  const { data: person } = await page.call("safety.getSubject", { query });
  return {
    subject,
    person,
    backTo: ownPath(searchParams.get("backTo")),
    meta: page.meta({ title: page.texts("reports")(titleFor(person)) }),
  };
}

const titleFor = ({ userId }: ReportedPerson) =>
  userId === undefined ? "new.title" : "new.titleOrBlock";

export const action = formAction(
  plainAct(newReportForm, {
    fill(page) {
      const subject = subjectOf(queryOf(page));
      if (!subject) throw data(null, { status: 404 });
      return subject;
    },
    next: ({ locale }) => `${urlsFor(locale).ownReports()}?${sentMark}=1`,
  }),
  plainAct(blockForm, {
    fill: () => ({ afterStay: true }),
    next: ({ locale }, _, { userId }) => `${urlsFor(locale).ownReports()}?${blockedMark}=${userId}`,
  }),
);

export default function NewReport({ loaderData }: Route.ComponentProps) {
  const { subject, person, backTo } = loaderData;
  const { t } = useTranslation("reports");
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      <h1>{t(titleFor(person))}</h1>
      <p className="mt-2 mb-6 text-ink-soft md:mb-8">
        {t("new.lead", { subject: t(`subjects.${subject.subjectType}`) })}
      </p>
      <div className="grid gap-5">
        <CardSection heading={t("new.heading")}>
          <ReportForm subject={subject} backTo={backTo} />
        </CardSection>
        <BlockCard person={person} />
      </div>
    </div>
  );
}
