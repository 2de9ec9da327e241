import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

export type Question = { id: string; title: string; answer: ReactNode };

export type QuestionsProps = {
  questions: readonly Question[];
  /** The first one is open, where there is little else on the page. */
  openFirst?: boolean;
};

/** Of the browser's own making, so that they open before the scripts have come. */
export function Questions({ questions, openFirst = false }: QuestionsProps) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {questions.map(({ id, title, answer }, at) => (
        <details key={id} id={id} open={openFirst && at === 0} className="group/faq scroll-mt-35">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDown className="size-5 shrink-0 text-brand transition-transform group-open/faq:rotate-180" />
          </summary>
          <div className="pb-5 text-ink-soft">{answer}</div>
        </details>
      ))}
    </div>
  );
}
