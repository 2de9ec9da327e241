type Person = {
  firstName: string;
  lastName?: string | undefined;
  email: string;
};

/**
 * Admins see who somebody is, where others read a first name and an initial. Who has begun to sign up has
 * an address, and no name yet.
 */
export function wholeName(person: Person): string {
  const { firstName, lastName, email } = person;
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}

/** What a sentence calls them by. */
export function callName({ firstName, email }: Person): string {
  return firstName || email;
}
