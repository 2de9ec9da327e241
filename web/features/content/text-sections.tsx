import type { TextSection } from "#contract/content/texts.ts";
import { Questions } from "#web/ui/questions.tsx";
import { TextHtml } from "#web/ui/written/text-html.tsx";

/** The sections of a text one under the other; questions can be opened. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map((section) => (
    <section
      key={section.id}
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className="mt-10 scroll-mt-35"
    >
      <h2 id={`${section.id}-title`} className="mb-3 text-xl">
        {section.title}
      </h2>
      <SectionBody section={section} />
    </section>
  ));
}

function SectionBody({ section: { id, html, parts, tasks } }: { section: TextSection }) {
  if (id === "questions") {
    return (
      <>
        <TextHtml html={html} />
        <Questions questions={questionsOf(parts)} />
      </>
    );
  }
  return (
    <>
      {tasks && <Checklist tasks={tasks} />}
      <TextHtml html={html} />
      {parts.map((part) => (
        <div key={part.id} id={part.id} className="mt-6 scroll-mt-35">
          <h3 className="mb-2">{part.title}</h3>
          <TextHtml html={part.html} />
        </div>
      ))}
    </>
  );
}

/** As `Questions` wants them. */
export function questionsOf(parts: TextSection["parts"]) {
  return parts.map(({ id, title, html }) => ({ id, title, answer: <TextHtml html={html} /> }));
}

/** For the fridge: plain boxes, which can be ticked without script. */
function Checklist({ tasks }: { tasks: readonly string[] }) {
  return (
    <ul className="mb-6 divide-y divide-line rounded-card bg-warn-soft px-5 py-2">
      {tasks.map((task) => (
        <li key={task}>
          <label className="flex min-h-11 items-center gap-3 py-1">
            <input type="checkbox" className="size-5 shrink-0" />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by server/domains/content/markdown.ts, which lets no foreign markup through. */}
            <span dangerouslySetInnerHTML={{ __html: task }} />
          </label>
        </li>
      ))}
    </ul>
  );
}
