import { Check, Minus } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { ProfileSection } from "../profile-section.tsx";
import { type HomeProps, homeQuestions } from "./home-questions.ts";

const HomeForm = lazyPart(async () => (await import("./home-form.tsx")).HomeForm);

export function HomeSection({ profile, gender }: HomeProps) {
  const { t } = useTranslation(["profiles", "care"]);
  const { home, ownAnimals } = profile;
  const facts = homeQuestions.flatMap((question) => {
    const answer = home[question];
    if (answer === undefined) return [];
    return [{ isSo: answer, text: t(`home.${question}.${answer ? "is" : "isNot"}`) }];
  });
  if (ownAnimals.length > 0) {
    const animals = ownAnimals.map((animal) => t(`care:animals.${animal}`).toLowerCase());
    facts.unshift({
      isSo: true,
      text: t("home.ownAnimalsAre", { animals: joinWords(animals, t("and")) }),
    });
  }
  if (gender) facts.push({ isSo: true, text: t(`home.genders.${gender}`) });
  return (
    <ProfileSection
      section="home"
      title={t("sections.home")}
      empty={t("home.empty")}
      isEmpty={facts.length === 0}
      summary={
        <ul className="grid gap-2 sm:grid-cols-2">
          {facts.map(({ isSo, text }) => (
            <li key={text} className="flex gap-2.5">
              {isSo ? (
                <Check className="mt-0.5 size-5 shrink-0 text-brand" />
              ) : (
                <Minus className="mt-0.5 size-5 shrink-0 text-ink-soft" />
              )}
              {text}
            </li>
          ))}
        </ul>
      }
      form={() => <HomeForm profile={profile} gender={gender} />}
    />
  );
}
