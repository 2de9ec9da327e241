/** Hears why something gave false. */
export type OnProblem = (problem: unknown) => void;

/** For calls that answer whether it worked: they give false when it didn't, and never throw. */
export async function falseOnFailure<Answer>(
  call: Promise<Answer>,
  onProblem: OnProblem = () => {},
): Promise<Answer | false> {
  try {
    return await call;
  } catch (problem) {
    onProblem(problem);
    return false;
  }
}

/** For a screen that shows why: throws what stands behind a false. */
export async function orThrow<Answer>(
  call: (onProblem: OnProblem) => Promise<Answer | false>,
): Promise<Answer> {
  let why: unknown;
  const answer = await call((problem) => {
    why = problem;
  });
  if (answer === false) throw why;
  return answer;
}
