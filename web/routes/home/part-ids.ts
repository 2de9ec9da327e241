/** Where the page goes on below the first screen. */
export const belowId = "nearby";
/** Around the form of the first screen. */
export const searchId = "search";
