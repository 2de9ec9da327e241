import type { ProfilePart } from "#contract/account.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import type { ErrorCode } from "#contract/shared/errors.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import type { Context } from "#server/platform/context.ts";
import type { ImageFiles, PictureFile } from "#server/platform/images/uploads.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";

/** What the account shows of later domains; they fill it through `app.ts`. */
export type AccountPorts = {
  /** The profile in use: the type last used, else the first one made. */
  findProfileInUse(db: Db, userId: number): Promise<OwnProfile | null>;
  /** Whose invitation this token is; null when it is none. */
  findInviter(db: Db, token: string): Promise<{ profileId: number; firstName: string } | null>;
  /** What keeps an account from being deleted for now, each by the code that says so. */
  deletionBlockers: readonly DeletionBlocker[];
  /** Works on pictures now; what writes the profile comes in the caller's transaction. */
  prepareProfileUpdate(
    viewer: Viewer,
    part: ProfilePart,
    files: readonly PictureFile[],
    locale: Locale,
  ): Promise<PreparedProfile>;
};

/** The profile's part of saving a user, and the pictures that are pending until it is saved. */
export type PreparedProfile = { save(ctx: Context): Promise<void>; images: readonly ImageFiles[] };

export type DeletionBlocker = (tx: Db, userId: number) => Promise<ErrorCode | null>;
