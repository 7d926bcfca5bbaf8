/** The view of one row, of a presenter that takes several. */
export const onlyOne = <View>([view]: readonly View[]): View => {
  if (!view) throw new Error('One row was presented as none');
  return view;
};
