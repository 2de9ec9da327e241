import { urls } from "#contract/urls/urls.ts";
import {
  answerForm,
  bodyOf,
  editForm,
  explainWords,
  productForm,
  wordsOf,
  writeForm,
} from "#web/features/reviews/plain-forms.ts";
import { formAction, plainForm } from "#web/lib/forms/form-action.server.ts";
import type { Page } from "#web/lib/page/page.server.ts";

const failed = (page: Page) => page.texts("reviews")("failed");
const done = urls.reviews();

/** Takes the forms of the page of reviews, sent without script: of what its address has open. */
export function reviewsAction(open: {
  bookingId: number | null;
  editId: number | null;
  answerId: number | null;
}) {
  return formAction({
    [writeForm.name]: plainForm({
      initial: writeForm.initial,
      failed,
      explain: explainWords,
      async send(page, values) {
        const bookingId = open.bookingId ?? (await findFirst(page)) ?? 0;
        await page.send("reviews.create", { body: { bookingId, ...bodyOf(values) } });
        return done;
      },
    }),
    [editForm.name]: plainForm({
      initial: editForm.initial,
      failed,
      explain: explainWords,
      async send(page, values) {
        const params = { id: String(open.editId ?? 0) };
        await page.send("reviews.update", { params, body: bodyOf(values) });
        return done;
      },
    }),
    [productForm.name]: plainForm({
      initial: productForm.initial,
      failed,
      explain: explainWords,
      async send(page, { rating, ...words }) {
        const body = { rating: rating ?? "", ...wordsOf(words) };
        await page.send("productReviews.write", { body });
        return done;
      },
    }),
    [answerForm.name]: plainForm({
      initial: answerForm.initial,
      failed,
      explain: explainWords,
      async send(page, values) {
        const params = { id: String(open.answerId ?? 0) };
        await page.send("reviews.answer", { params, body: wordsOf(values) });
        return done;
      },
    }),
  });
}

/** Without a choice the page shows the form of the first. */
async function findFirst(page: Page): Promise<number | undefined> {
  return (await page.call("reviews.listToWrite", {})).data[0]?.bookingId;
}
