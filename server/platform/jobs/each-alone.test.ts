import { expect, test } from "vitest";
import { eachAlone } from "./each-alone.ts";

async function* numbers(...all: number[]) {
  yield* all;
}

test("all are tried, and what went wrong is thrown in the end", async () => {
  const tried: number[] = [];
  const error = await eachAlone(numbers(1, 2, 3), async (number) => {
    tried.push(number);
    if (number !== 2) throw new Error(`not ${number}`);
  }).catch((thrown: unknown) => thrown);
  expect(tried).toEqual([1, 2, 3]);
  expect(error).toMatchObject({ errors: [{ message: "not 1" }, { message: "not 3" }] });
});

test("nothing is thrown where nothing went wrong", async () => {
  await expect(eachAlone(numbers(1), async () => undefined)).resolves.toBeUndefined();
});
