import { genders } from "#contract/account.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { useAnimalCards } from "../fields/animals-fields.tsx";
import { type Answer, answerOf, answerValue } from "../fields/answer.ts";
import { YesNoField } from "../fields/yes-no-field.tsx";
import { SectionForm, useInlineSection } from "../section-form.tsx";
import { useSectionForm } from "../use-section-form.ts";
import { type HomeProps, homeQuestions } from "./home-questions.ts";

type Question = (typeof homeQuestions)[number];
type Gender = (typeof genders)[number];
type Values = Record<Question, Answer> & { ownAnimals: AnimalCategory[]; gender: Gender | "" };

export function HomeForm({ profile, gender }: HomeProps) {
  const { t } = useTranslation("profiles");
  const cards = useAnimalCards();
  const { home } = profile;
  const { ends, cancel } = useInlineSection(profile.id, "home");
  const form = useSectionForm<Values>({
    ...ends,
    initial: {
      garden: answerOf(home.garden),
      car: answerOf(home.car),
      nonSmoking: answerOf(home.nonSmoking),
      childrenAtHome: answerOf(home.childrenAtHome),
      ownAnimals: profile.ownAnimals,
      gender: gender ?? "",
    },
    change: (values) => ({
      gender: values.gender,
      profile: {
        home: {
          garden: answerValue(values.garden),
          car: answerValue(values.car),
          nonSmoking: answerValue(values.nonSmoking),
          childrenAtHome: answerValue(values.childrenAtHome),
        },
        ownAnimals: values.ownAnimals,
      },
    }),
  });
  const { values, change } = form;

  return (
    <SectionForm form={form} onCancel={cancel}>
      <div className="grid gap-6 sm:grid-cols-2">
        {homeQuestions.map((question) => (
          <YesNoField
            key={question}
            label={t(`home.${question}.ask`)}
            yes={t("yes")}
            no={t("no")}
            value={values[question]}
            onChange={(answer) => change({ [question]: answer })}
          />
        ))}
      </div>
      <ChipsField
        label={t("animals.own")}
        hint={t("animals.ownHint")}
        optional
        options={cards}
        value={values.ownAnimals}
        onChange={(ownAnimals) => change({ ownAnimals })}
      />
      <ChipsField
        label={t("home.gender")}
        optional
        single
        options={[
          ...genders.map((id) => ({ id, label: t(`home.genders.${id}`) })),
          { id: "" as const, label: t("home.genderUnsaid") },
        ]}
        value={[values.gender]}
        onChange={([next = ""]) => change({ gender: next })}
      />
    </SectionForm>
  );
}
