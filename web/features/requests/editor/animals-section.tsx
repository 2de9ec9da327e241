import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Section } from "#web/ui/page/section.tsx";
import { AnimalList, type AnimalListProps } from "../animal-list.tsx";

export function AnimalsSection(props: Omit<AnimalListProps, "level">) {
  const { t } = useTranslation("requests");
  const { length: count } = props.animals;
  if (count === 0) return null;
  return (
    <Section heading={t("animals.heading", { count })}>
      <AnimalList {...props} level={3} />
    </Section>
  );
}
