import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Section } from "#web/ui/page/section.tsx";

export function StorySection({ description }: { description: string }) {
  const { t } = useTranslation("requests");
  if (description.trim() === "") return null;
  return (
    <Section heading={t("story.heading")}>
      <div className="grid gap-3">
        {description.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
