import type { Context } from "#server/platform/context.ts";
import type { InteractionFacts } from "./messages/next-action.rules.ts";

/** What chat needs to know of later domains, or through them; they fill it through `app.ts`. */
export type ChatPorts = {
  /** What else there is between the two of each room; a room that is not answered for has nothing. */
  findInteractionFacts(
    ctx: Context,
    roomIds: readonly number[],
  ): Promise<ReadonlyMap<number, InteractionFacts>>;
  /** Whether a booking of this room lies ahead or is under way. */
  hasUpcomingBooking(ctx: Context, roomId: number): Promise<boolean>;
  /** Whether one of the two of this room takes care of the other's pets these days. */
  isCareUnderWay(ctx: Context, roomId: number): Promise<boolean>;
  /** Whose invitation this token is; null when it is none. */
  findInviter(
    ctx: Context<"appKey">,
    invitation: { token: string },
  ): Promise<{ profileId: number } | null>;
};
