/** Objects of a PDF in its syntax, the catalog first. */
const objectsOf = (pages: number, entry: string): string[] => {
  const kids = Array.from({ length: pages }, (_, n) => `${n + 3} 0 R`).join(' ');
  return [
    `<< /Type /Catalog /Pages 2 0 R ${entry} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ];
};

/**
 * A PDF with empty pages.
 * @param entry an entry of its catalog, such as an action that starts when it is opened
 */
export const aPdf = (pages: number, entry = ''): Buffer => {
  let text = '%PDF-1.7\n';
  const places = objectsOf(pages, entry).map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text);
};

/** A PDF with a script that starts when it is opened. */
export const aPdfWithScript = (): Buffer =>
  aPdf(1, '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>');
