/** The pack that is shipped, as it is called in its link. */
export const TEN_NIGHTS = 'ten-nights';
