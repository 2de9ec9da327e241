/** Admins see who somebody is, where others read a first name and an initial. */
export function wholeName({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName?: string | undefined;
}) {
  return [firstName, lastName].filter(Boolean).join(" ");
}
