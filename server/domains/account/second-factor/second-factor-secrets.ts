/** Where a secret belongs: copied to another row it can't be read. */
export const factorPlace = (userId: number) => `second_factors/${userId}`;
export const setupPlace = (userId: number) => `second_factor_setups/${userId}`;
