/**
 * Of a search so many results can be asked for, page by page: nobody reads further, and to rank them all for one
 * visitor would hold up the others. How many there are is counted to the last one all the same.
 */
export const deepestResult = 10_000;

export const deepestPage = (perPage: number) => Math.floor(deepestResult / perPage);
