/**
 * What is broken about one must not keep the clock from the others: all are tried, and what went wrong is
 * thrown in the end, so that it is seen and the job comes again.
 */
export async function eachAlone<Item>(
  items: AsyncIterable<Item>,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for await (const item of items) {
    try {
      await act(item);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of a job's items failed`);
}
