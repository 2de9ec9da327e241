/**
 * An invitation is a link that its maker gets, and whoever has it may pass on:
 * `inv-<profile>-<signature>`. It says the inviter's first name while they can be found, and opens
 * nothing; the signature keeps people from inviting in another's name.
 */
const pattern = /^inv-([1-9]\d{0,8})-([\w-]{22})$/;

export type InvitationToken = { profileId: number; signature: string };

export function parseInvitation(token: string): InvitationToken | null {
  const [, profileId, signature] = pattern.exec(token) ?? [];
  return profileId && signature ? { profileId: Number(profileId), signature } : null;
}

export function writeInvitation({ profileId, signature }: InvitationToken): string {
  return `inv-${profileId}-${signature}`;
}
