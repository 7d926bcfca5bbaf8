/** Whether a line of text is a file's name, path or address, which file managers add to the clipboard. */
const isNameOf =
  (files: readonly File[]) =>
  (line: string): boolean =>
    files.some(
      ({ name }) => line === name || line.endsWith(`/${name}`) || line.endsWith(`/${encodeURI(name)}`),
    );

/**
 * The files of a clipboard. None when it has other text too: spreadsheets and word processors add a picture to copied text, and people mean
 * the text.
 */
export const pastedFiles = (clipboard: Pick<DataTransfer, 'files' | 'getData'> | null): File[] => {
  const files = [...(clipboard?.files ?? [])];
  if (files.length === 0) return files;
  const lines = (clipboard?.getData('text/plain') ?? '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '');
  return lines.every(isNameOf(files)) ? files : [];
};
