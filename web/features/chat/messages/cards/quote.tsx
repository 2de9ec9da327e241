import { MessageText } from "../message-text.tsx";

/** What somebody wrote with it, in their words; the marks around it are not among them. */
export function Quote({ text }: { text: string }) {
  return (
    <blockquote className="text-sm text-ink *:before:content-['‘'] *:after:content-['’']">
      <MessageText text={text} />
    </blockquote>
  );
}
