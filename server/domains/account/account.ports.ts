import type { DeliveredMessage, ProfilePart } from "#contract/account.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import type { ImageFiles, PictureFile } from "#server/platform/images/uploads.ts";

/** What the account shows of later domains; they fill it through `app.ts`. */
export type AccountPorts = {
  /** The profile in use: the type last used, else the first one made. */
  findProfileInUse(ctx: Context, user: { userId: number }): Promise<OwnProfile | null>;
  /** Whose invitation this token is; null when it is none. */
  findInviter(
    ctx: Context<"appKey">,
    invitation: { token: string },
  ): Promise<{ profileId: number; firstName: string } | null>;
  /** What somebody wrote that waits for their address to be confirmed: the first that can go by then. */
  findWaitingMessage(ctx: Context, user: { userId: number }): Promise<DeliveredMessage | null>;
  findStayHold: FindStayHold;
  /** Works on pictures now; what writes the profile comes in the caller's transaction. */
  prepareProfileUpdate(
    ctx: ViewerContext<"images" | "storage">,
    update: { part: ProfilePart; files: readonly PictureFile[]; isRenamed: boolean },
  ): Promise<PreparedProfile>;
};

/** The profile's part of saving a user, and the pictures that are pending until it is saved. */
export type PreparedProfile = { save(ctx: Context): Promise<void>; images: readonly ImageFiles[] };

/**
 * Until when the account stays for the sake of stays that went on at `since`, with animals in somebody's
 * hands; null: for none.
 */
export type FindStayHold = (
  ctx: Context,
  leaving: { userId: number; since: Date },
) => Promise<Date | null>;

/** For actions that look at the ports. */
export type WithPorts = { ports: AccountPorts };
