import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { AdminReport, AdminUserDetails } from "#contract/trust/admin.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate, formatNumber, formatTime } from "#web/lib/text/formatting.ts";
import { Card } from "#web/ui/card.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { Facts } from "../shell/facts.tsx";
import { AppealDecisionForm, DecisionForm } from "./decision-forms.tsx";
import { isOld } from "./report-list.tsx";

export type ReportViewProps = {
  report: AdminReport;
  /** Whose it is that was reported; absent when they have gone. */
  author: AdminUserDetails | undefined;
  now: Date;
};

/** A report: what was told, what was decided, and what is asked of the reader. */
export function ReportView({ report, author, now }: ReportViewProps) {
  const { t } = useTranslation("cms-reports");
  const { t: words } = useTranslation("reports");
  const locale = useLocale();
  const { status, decision, appealOutcome, createdAt } = report;
  return (
    <article className="grid gap-4">
      <header>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          {t("number", { id: report.id })}, {formatDate(createdAt, locale)} {formatTime(createdAt)}
          <Tag tone={status === "open" || status === "appealed" ? "warn" : "neutral"}>
            {t(`status.${status}`)}
          </Tag>
          {isOld(report, now) && (
            <Tag tone="bad" icon={<Clock />}>
              {t("old")}
            </Tag>
          )}
        </p>
        <h2 className="mt-1 text-xl">
          {t(`subjects.${report.subjectType}`)}: {words(`reasons.${report.reason}`)}
        </h2>
      </header>
      <Card as="section" edged className="grid gap-3">
        <h3>{t("evidence.heading")}</h3>
        <Evidence report={report} />
      </Card>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Person label={t("reporter")} user={report.reporter}>
          {report.text && <p className="whitespace-pre-line wrap-anywhere">{report.text}</p>}
        </Person>
        <Person label={t("author")} user={report.author}>
          {author && (
            <Facts
              of={{
                [t("known.since")]: formatDate(author.createdAt, locale),
                [t("known.contacts")]: formatNumber(author.contactsCount),
                [t("known.bookings")]: formatNumber(author.bookingsCount),
                [t("known.reports")]: formatNumber(author.reportsAboutCount),
                [t("known.banned")]: author.bannedAt && formatDate(author.bannedAt, locale),
              }}
            />
          )}
        </Person>
      </div>
      {decision && (
        <Card as="section" edged className="grid gap-2">
          <h3>{t("decided.heading")}</h3>
          <p className="font-semibold">{t(`decisions.${decision}.label`)}</p>
          {report.statement && <Words>{report.statement}</Words>}
        </Card>
      )}
      {report.appealText && (
        <Card as="section" edged className="grid gap-2">
          <h3>{t(`appealedBy.${report.appealedBy ?? "author"}`)}</h3>
          <Words>{report.appealText}</Words>
          {appealOutcome && <p className="font-semibold">{t(`outcomes.${appealOutcome}.label`)}</p>}
          {report.appealStatement && <Words>{report.appealStatement}</Words>}
        </Card>
      )}
      {status === "open" && <DecisionForm key={report.id} report={report} />}
      {status === "appealed" && <AppealDecisionForm key={report.id} report={report} />}
    </article>
  );
}

/** As it was when it was told, whatever became of it since. */
function Evidence({ report: { evidence, picture } }: { report: AdminReport }) {
  const { t } = useTranslation("cms-reports");
  const words = Object.entries(evidence);
  if (words.length === 0 && !picture) return <p className="text-ink-soft">{t("evidence.none")}</p>;
  return (
    <>
      {words.map(([name, text]) => (
        <div key={name}>
          <p className="text-xs text-ink-soft">{isNamed(name) ? t(`evidence.${name}`) : name}</p>
          <Words>{text}</Words>
        </div>
      ))}
      {picture && (
        <Picture
          image={picture}
          alt={t("evidence.picture")}
          sizes="320px"
          className="h-auto w-full max-w-list rounded-card"
        />
      )}
    </>
  );
}

const named = [
  "text",
  "firstName",
  "headline",
  "about",
  "companyName",
  "education",
  "title",
  "description",
  "rating",
  "answer",
  "writer",
  "relation",
  "name",
  "caption",
] as const;

function isNamed(name: string): name is (typeof named)[number] {
  return (named as readonly string[]).includes(name);
}

type PersonProps = {
  label: string;
  user: AdminReport["author"];
  children?: ReactNode;
};

function Person({ label, user, children }: PersonProps) {
  const { t } = useTranslation("cms-reports");
  return (
    <Card as="section" edged className="grid gap-2">
      <h3>{label}</h3>
      {user ? (
        <p>
          <Link to={cmsUrls.users(user.id)}>{user.firstName || `#${user.id}`}</Link>
        </p>
      ) : (
        <p className="text-ink-soft">{t("gone")}</p>
      )}
      {children}
    </Card>
  );
}

function Words({ children }: { children: string }) {
  return (
    <p className="rounded-field bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">
      {children}
    </p>
  );
}
