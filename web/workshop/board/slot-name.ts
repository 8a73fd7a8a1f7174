/** `B2`: columns are letters, rows numbers. */
export const slotName = ({ row, col }: { readonly row: number; readonly col: number }): string =>
  `${String.fromCharCode(65 + col)}${row + 1}`;
