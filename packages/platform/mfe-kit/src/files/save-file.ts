/** Gives the browser a text to save as a file. @param type its media type */
export const saveFile = (name: string, text: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers that ask where to save the file read it later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
