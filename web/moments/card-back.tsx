/** The back of a card that is being turned over. */
export const CardBack = (): React.JSX.Element => (
  <span className="full-back" aria-hidden="true">
    <svg viewBox="0 0 40 44">
      <path d="M8 40H32L30 34H24L23 24L29 14Q30 10 27 11L22 17L24 5Q24 2 21 4L19 16L16 3Q15 0 13 3L15 17L10 9Q7 7 8 11L13 24L15 34H10Z" />
    </svg>
    Holdout
  </span>
);
