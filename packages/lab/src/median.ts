/** The value in the middle (of an even number the upper one of the two); `NaN` of none. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
