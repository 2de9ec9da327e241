/** To a question of yes or no; null: not answered. */
export type Answer = "yes" | "no" | null;

export function answerOf(value: boolean | undefined): Answer {
  if (value === undefined) return null;
  return value ? "yes" : "no";
}

/** As the server takes it: nothing for a question that nobody answered. */
export function answerValue(answer: Answer): boolean | "" {
  return answer === null ? "" : answer === "yes";
}
