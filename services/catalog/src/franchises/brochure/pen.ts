import { join } from 'node:path';
import { latin, runsOf } from '../fonts';

type Document = PDFKit.PDFDocument;

interface Style {
  /** Points from the left and top edge; by default at the left margin, below the last text. */
  at?: readonly [number, number];
  /** Points; by default the width between the margins. */
  width?: number;
  /** Points. */
  size: number;
  strong?: boolean;
  color: string;
  align?: 'center' | 'right';
  lineGap?: number;
  /** Maximum number of lines; longer text ends with an ellipsis. */
  lines?: number;
  link?: string;
}

/** Writes text in any supported script into a PDF. */
export interface Pen {
  doc: Document;
  /** Width between the margins, points. */
  width: number;
  write: (text: string, style: Style) => void;
  /** Starts a new page unless this many points are left. */
  ensureSpace: (height: number) => void;
}

export const makePen = (doc: Document, fontsFolder: string, margin: number): Pen => {
  const width = doc.page.width - 2 * margin;
  const known = new Set<string>();
  const font = (name: string) => {
    if (!known.has(name)) doc.registerFont(name, join(fontsFolder, `${name}.ttf`));
    known.add(name);
    return doc.font(name);
  };
  return {
    doc,
    width,
    write: (text, { at, size, strong, color, align, lineGap = 0, lines, link, ...box }) => {
      const runs = runsOf(text, strong ? latin.strong : latin.regular);
      const [left, top] = at ?? [margin, doc.y];
      const options: PDFKit.Mixins.TextOptions = {
        width: box.width ?? width,
        lineGap,
        ...(align ? { align } : {}),
        ...(link ? { link } : {}),
        ...(lines ? { height: lines * size * 1.3, ellipsis: true } : {}),
      };
      doc.fillColor(color).fontSize(size);
      runs.forEach((run, n) => {
        const isLast = n === runs.length - 1;
        font(run.font);
        if (n === 0) doc.text(run.text, left, top, { ...options, continued: !isLast });
        else doc.text(run.text, { continued: !isLast });
      });
    },
    ensureSpace: (height) => {
      if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
    },
  };
};
