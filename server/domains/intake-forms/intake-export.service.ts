import type { Context } from "#server/platform/context.ts";
import { decryptChange, decryptSection } from "./intake-contents.ts";

type SectionRow = Parameters<typeof decryptSection>[1];
type ChangeRow = Parameters<typeof decryptChange>[1];

/** What the rows of these tables say, for whoever wrote it. */
export const intakeReaders = {
  intakeSections: ({ encryption }: Context<"encryption">, row: object): unknown =>
    decryptSection(encryption, row as SectionRow).values,
  intakeChanges: ({ encryption }: Context<"encryption">, row: object): unknown =>
    decryptChange(encryption, row as ChangeRow),
};
