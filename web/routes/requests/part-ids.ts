/** Where the page goes on below the first screen. */
export const belowId = "below";
