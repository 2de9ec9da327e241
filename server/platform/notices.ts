import type { NotificationType, ToldKind } from "#contract/notifications.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import type { ImageColumns } from "./images/stored-images.ts";
import type { MailKind } from "./mail/mail-kind.ts";

/** What is stored of a notice for its words; no names of others, which are looked up. */
export type NoticeParams = Record<string, string | number | boolean>;

export type NoticeWords = { title: string; text: string };

/** A notice as its words are made of it; the name is that of who else it is about, null when they have gone. */
export type StoredNotice<Type extends NotificationType = NotificationType> = {
  type: Type;
  params: NoticeParams;
  name: string | null;
};

/** What every mail about a notice knows besides its own data. */
export type MailReader = {
  locale: Locale;
  firstName: string;
  /** Who else it is about; null when they have gone. */
  name: string | null;
  /** The day on which it was told, in Amsterdam. */
  today: string;
  /** Where these mails are stopped; absent where they can't be. */
  pageUrl?: string;
};

export type NoticeEntry = {
  /** By which people choose whether they are told of it. */
  kind: ToldKind;
  isMailed: boolean;
};
type Entries = Record<string, NoticeEntry>;

/** Those of a table that are mailed. */
export type MailedType<Table extends Entries> = {
  [Type in keyof Table]: Table[Type]["isMailed"] extends true ? Type : never;
}[keyof Table];

export function isMailed<Table extends Entries>(
  entries: Table,
  type: keyof Table,
): type is keyof Table & MailedType<Table> {
  return entries[type]?.isMailed === true;
}

export function mailedTypes<Table extends Entries>(entries: Table): MailedType<Table>[] {
  const types: (keyof Table)[] = Object.keys(entries);
  return types.filter((type) => isMailed(entries, type));
}

/** All that a domain tells people of, as it owns it. */
export type NoticeTable<Type extends NotificationType, MailData extends object> = {
  entries: Record<Type, NoticeEntry>;
  /** What stands in the list and is pushed, in the reader's language; days as they are when it is read. */
  words(notice: StoredNotice<Type>, locale: Locale, today: string): NoticeWords;
  mail: MailKind<MailReader & MailData>;
};

/** Any of them, by one of its types. */
export type AnyNotice = NoticeEntry & {
  words(notice: StoredNotice, locale: Locale, today: string): NoticeWords;
  mail: MailKind<object>;
};

export function byType<Type extends NotificationType, MailData extends object>(
  table: NoticeTable<Type, MailData>,
): Record<Type, AnyNotice> {
  const { words, mail } = table;
  const notices = Object.entries<NoticeEntry>(table.entries).map(([type, { kind, isMailed }]) => [
    type,
    { kind, isMailed, words, mail },
  ]);
  return Object.fromEntries(notices);
}

type ProfileRef = { id: number; userId: number; profileType: ProfileType };

/** A profile as a list of notices shows it. */
export type NoticeProfile = {
  profileType: ProfileType;
  firstName: string;
  face: (ImageColumns & { id: number }) | null;
};

/** What telling people needs of all domains; `app.ts` puts it together. */
export type Notices = {
  tables: Record<NotificationType, AnyNotice>;
  /** Those that are left, none of which can go before the transaction ends. */
  lockProfiles(tx: Db, profileIds: readonly number[]): Promise<ProfileRef[]>;
  findProfiles(db: Db, profileIds: readonly number[]): Promise<ReadonlyMap<number, NoticeProfile>>;
  /** Whether a message that was pushed has still not been read. */
  isMessageNew(db: Db, messageId: number): Promise<boolean>;
};
