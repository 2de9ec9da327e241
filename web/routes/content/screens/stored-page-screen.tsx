import type { WebsitePage } from "#contract/content.ts";
import { InfoPage } from "#web/features/content/info-page.tsx";
import { NextStep } from "#web/features/content/next-step.tsx";
import { SearchBlock } from "#web/features/search/search-block.tsx";

/** One that was made in the CMS searches too. */
export function StoredPageScreen({ page }: { page: WebsitePage }) {
  return (
    <InfoPage page={page} search={page.kind === "dynamic" ? <SearchBlock /> : undefined}>
      <NextStep audience={page.audience} />
    </InfoPage>
  );
}
