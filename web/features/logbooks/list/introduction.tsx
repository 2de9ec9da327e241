import type { Logbook } from "#contract/logbooks.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import type { ImageActions } from "../reading/images/use-image-actions.ts";
import { ReadingHead } from "../reading/reading-head.tsx";
import { VisitSection } from "../reading/visit-section.tsx";
import { visitsByDay } from "../timeline.ts";
import { BeginButton } from "./logbooks-panel.tsx";

export type IntroductionProps = {
  side: ProfileType;
  /** Null: it could not be loaded. */
  sample: Logbook | null;
  today: string;
};

const steps = ["one", "two", "three"] as const;

/** For who has none yet: what a logbook is, how to get one, and how one looks. */
export function Introduction({ side, sample, today }: IntroductionProps) {
  const { t } = useTranslation("logbooks");
  const urls = useUrls();
  const isSitter = side === "pet_sitter";
  return (
    <div className="wrap grid gap-10 py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] md:gap-16 md:py-12">
      <div className="max-w-text md:pt-6">
        <h2>{t(`intro.title.${side}`)}</h2>
        <p className="mt-3 text-ink-soft">{t(`intro.lead.${side}`)}</p>
        <h3 className="mt-7">{t(`intro.how.${side}`)}</h3>
        <ol className="mt-3 grid gap-3">
          {steps.map((step, index) => (
            <li key={step} className="flex items-start gap-3.5">
              <span
                aria-hidden="true"
                className="tabular grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft font-head font-bold text-brand-strong"
              >
                {index + 1}
              </span>
              <span className="min-w-0 pt-1">{t(`intro.steps.${side}.${step}`)}</span>
            </li>
          ))}
        </ol>
        <div className="mt-7 flex flex-wrap gap-3">
          <LinkButton to={isSitter ? urls.sitterWork() : urls.search()} prefetch="intent">
            {t(`intro.action.${side}`)}
          </LinkButton>
          <LinkButton variant="secondary" to={urls.bookings()} prefetch="intent">
            {t("intro.bookings")}
          </LinkButton>
          {isSitter && <BeginButton />}
        </div>
      </div>
      {sample ? (
        <Sample sample={sample} today={today} />
      ) : (
        <Banner tone="bad" className="self-start">
          {t("intro.sampleFailed")}
        </Banner>
      )}
    </div>
  );
}

/** Nothing in it can be pressed: it is of nobody. */
const noActions: ImageActions = { turnHeart() {}, async add() {} };

function Sample({ sample, today }: { sample: Logbook; today: string }) {
  const { t } = useTranslation("logbooks");
  return (
    <section
      aria-labelledby="logbook-sample"
      className="@container min-w-0 rounded-panel border border-line bg-page p-5 md:p-7"
    >
      <h2 id="logbook-sample" className="font-text text-sm font-semibold text-ink-soft">
        {t("intro.sample")}
      </h2>
      <div inert className="mt-3 grid gap-6">
        <ReadingHead logbook={sample} today={today} />
        {visitsByDay(sample.entries, sample.tasks).map((visit) => (
          <VisitSection
            key={visit.key}
            logbook={sample}
            visit={visit}
            today={today}
            isUnfolded
            onUnfold={() => {}}
            actions={noActions}
          />
        ))}
      </div>
    </section>
  );
}
