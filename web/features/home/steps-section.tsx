import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import coffee from "#web/ui/art/scene-coffee.svg?no-inline";
import near from "#web/ui/art/scene-near.svg?no-inline";
import phone from "#web/ui/art/scene-phone.svg?no-inline";

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
