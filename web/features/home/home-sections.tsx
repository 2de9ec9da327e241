import { Link } from "react-router";
import type { AppData } from "#contract/content.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { questionsData } from "#web/lib/page/structured-data.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import coffee from "#web/ui/art/scene-coffee.svg?no-inline";
import near from "#web/ui/art/scene-near.svg?no-inline";
import park from "#web/ui/art/scene-park.svg?no-inline";
import phone from "#web/ui/art/scene-phone.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { Questions } from "#web/ui/questions.tsx";

const steps = [
  { id: "near", picture: near },
  { id: "coffee", picture: coffee },
  { id: "logbook", picture: phone },
] as const;

export function StepsSection() {
  const { t } = useTranslation("home");
  return (
    <section className="py-section">
      <div className="wrap">
        <h2>{t("steps.title")}</h2>
        <ol className="mt-6 grid gap-6 sm:grid-cols-3 sm:gap-4 md:mt-8 md:gap-6">
          {steps.map(({ id, picture }) => (
            <li key={id}>
              <img
                src={picture}
                alt=""
                width={320}
                height={240}
                loading="lazy"
                className="aspect-4/3 w-full rounded-card object-cover"
              />
              <h3 className="mt-4.5">{t(`steps.${id}.title`)}</h3>
              <p className="mt-1.5 text-ink-soft">{t(`steps.${id}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const workSteps = ["describe", "choose", "care"] as const;

type WorkSectionProps = { requestCount: number };

/** The same for the other side: how looking after animals works. */
export function WorkSection({ requestCount }: WorkSectionProps) {
  const { t } = useTranslation("home");
  const urls = useUrls();
  return (
    <section className="py-section">
      <div className="wrap grid gap-8 md:grid-cols-2 md:items-center md:gap-18">
        <img
          src={park}
          alt=""
          width={320}
          height={240}
          loading="lazy"
          className="aspect-4/3 w-full rounded-card object-cover"
        />
        <div>
          <h2>{t("work.title")}</h2>
          <ol className="mt-6 grid gap-5">
            {workSteps.map((step, index) => (
              <li key={step} className="grid grid-cols-[2.5rem_1fr] gap-x-4">
                <span
                  aria-hidden="true"
                  className="grid size-10 place-items-center rounded-full bg-brand-soft font-head text-lg font-bold text-brand-strong"
                >
                  {index + 1}
                </span>
                <div>
                  <h3>{t(`work.${step}.title`)}</h3>
                  <p className="mt-1 text-ink-soft">{t(`work.${step}.text`)}</p>
                </div>
              </li>
            ))}
          </ol>
          <LinkButton to={urls.sitterWork()} variant="secondary" className="mt-7">
            {requestCount > 0
              ? t("work.look", { count: requestCount, number: formatNumber(requestCount) })
              : t("work.lookAnyway")}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

/** What there really is, counted a few minutes ago; what there is none of is left out. */
export function NumbersSection({ sitterCount, placeCount, requestCount }: AppData) {
  const { t } = useTranslation("home");
  const numbers = [
    { id: "sitters", count: sitterCount },
    { id: "places", count: placeCount },
    { id: "requests", count: requestCount },
  ] as const;
  return (
    <section aria-labelledby="home-numbers" className="bg-sunken py-section">
      <div className="wrap">
        <h2 id="home-numbers" className="text-xl">
          {t("numbers.title")}
        </h2>
        <dl className="mt-5 grid gap-5 sm:grid-cols-3 md:mt-6 md:gap-6">
          {numbers
            .filter(({ count }) => count > 0)
            .map(({ id, count }) => (
              <div key={id} className="flex flex-col-reverse">
                <dt className="text-ink-soft">{t(`numbers.${id}`, { count })}</dt>
                <dd className="tabular font-head text-3xl font-bold text-brand-strong">
                  {formatNumber(count)}
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  );
}

export function SittersBand() {
  const { t } = useTranslation("home");
  const urls = useUrls();
  return (
    <section className="bg-deep py-section text-on-deep">
      <div className="wrap flex flex-wrap items-center justify-between gap-6">
        <div>
          <h2>{t("sitters.title")}</h2>
          <p className="mt-3 text-on-deep-soft">{t("sitters.text")}</p>
        </div>
        <Link
          to={urls.signup("pet_sitter")}
          className="inline-flex min-h-12 items-center rounded-full bg-cream px-5.5 font-semibold text-on-cream no-underline focus-visible:outline-cream"
        >
          {t("sitters.action")}
        </Link>
      </div>
    </section>
  );
}

const animals = Object.keys(animalPictures) as AnimalCategory[];

type AnimalsSectionProps = {
  /** The search for sitters of each animal. */
  searches: Readonly<Record<AnimalCategory, string>>;
};

export function AnimalsSection({ searches }: AnimalsSectionProps) {
  const { t } = useTranslation("home");
  return (
    <section className="py-section">
      <div className="wrap">
        <h2>{t("animals.title")}</h2>
        <ul className="mt-6 grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-5 md:mt-8 md:grid-cols-9 md:gap-4">
          {animals.map((id) => (
            <li key={id}>
              <Link
                to={searches[id]}
                className="group block text-center text-sm font-semibold text-ink no-underline md:text-base"
              >
                <img
                  src={animalPictures[id]}
                  alt=""
                  width={240}
                  height={240}
                  loading="lazy"
                  className="mb-2 w-full rounded-bubble transition-transform duration-200 group-hover:-translate-y-1 group-hover:-rotate-2"
                />
                {t(`animals.${id}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function FaqSection() {
  const { t } = useTranslation("home");
  const urls = useUrls();
  const questions = faqIds.map((id) => ({
    id,
    title: t(`faq.${id}.question`),
    answer: <p>{t(`faq.${id}.answer`)}</p>,
  }));
  return (
    <section className="bg-sunken py-section">
      <div className="wrap grid gap-x-16 gap-y-6 md:grid-cols-[1fr_2fr]">
        <h2>{t("faq.title")}</h2>
        <div>
          <Questions questions={questions} />
          <LinkButton to={urls.faq()} variant="ghost" className="mt-3">
            {t("faq.all")}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

/** The questions that people have before they dare; the page of all of them has the rest. */
const faqIds = ["cost", "click", "address", "animals", "sitter"] as const;

/** The same questions for search engines. */
export function faqData(t: Translate<"home">): object {
  return questionsData(
    faqIds.map((id) => ({ question: t(`faq.${id}.question`), answer: t(`faq.${id}.answer`) })),
  );
}
