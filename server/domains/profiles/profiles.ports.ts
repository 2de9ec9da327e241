import type { OwnProfile } from "#contract/profiles.ts";
import type { RequestCard } from "#contract/public-requests.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";

/** What a profile shows of later domains; they fill it through `app.ts`. */
export type ProfilesPorts = {
  findOwnerFacts(ctx: Context, input: { profileId: number }): Promise<OwnerFacts>;
  /** Whether an owner looks for a sitter at the moment, for everybody to see. */
  isOwnerShown(ctx: Context, input: { profileId: number }): Promise<boolean>;
  /** The requests of these owners, as far as the viewer can see them. */
  listRequestCards(
    ctx: Context & Pick<ViewerContext, "viewer">,
    input: { profileIds: readonly number[] },
  ): Promise<RequestCard[]>;
};

export type OwnerFacts = {
  petCount: number;
  request: { id: number; isActivated: boolean; animals: RequestAnimals } | null;
};
type RequestAnimals = NonNullable<OwnProfile["request"]>["animals"];
