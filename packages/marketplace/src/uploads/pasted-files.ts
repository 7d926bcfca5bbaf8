/** Whether a line of text is a file's name, path or address, as file managers put it beside the file. */
const isNameOf =
  (files: readonly File[]) =>
  (line: string): boolean =>
    files.some(
      ({ name }) => line === name || line.endsWith(`/${name}`) || line.endsWith(`/${encodeURI(name)}`),
    );

/**
 * The files of a clipboard. None when it has text too: a spreadsheet and a word processor put a picture beside the text that was copied, and
 * the text is what people mean.
 */
export const pastedFiles = (clipboard: Pick<DataTransfer, 'files' | 'getData'> | null): File[] => {
  const files = [...(clipboard?.files ?? [])];
  if (files.length === 0) return files;
  const lines = (clipboard?.getData('text/plain') ?? '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '');
  return lines.every(isNameOf(files)) ? files : [];
};
