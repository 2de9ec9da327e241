import { answerForm, editForm, productForm, writeForm } from "#web/features/reviews/plain-forms.ts";
import { formAction, plainAct } from "#web/lib/forms/form-action.server.ts";
import type { Page } from "#web/lib/page/page.server.ts";

/** Takes the forms of the page of reviews, sent without script: of what its address has open. */
export function reviewsAction(open: {
  bookingId: number | null;
  editId: number | null;
  answerId: number | null;
}) {
  return formAction(
    plainAct(writeForm, {
      fill: async (page) => ({ id: open.bookingId ?? (await findFirst(page)) ?? 0 }),
    }),
    plainAct(editForm, { fill: () => ({ id: open.editId ?? 0 }) }),
    plainAct(answerForm, { fill: () => ({ id: open.answerId ?? 0 }) }),
    plainAct(productForm),
  );
}

/** Without a choice the page shows the form of the first. */
async function findFirst(page: Page): Promise<number | undefined> {
  return (await page.call("reviews.listToWrite", {})).data[0]?.bookingId;
}
