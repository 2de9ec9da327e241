/** What the one reviewed says to it, set in from the side. */
export function AnswerText({ by, text }: { by: string; text: string }) {
  return (
    <div className="ml-4 rounded-field bg-sunken px-4 py-3">
      <p className="mb-0.5 text-xs font-semibold">{by}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  );
}
