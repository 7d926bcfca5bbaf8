import { buffer } from 'node:stream/consumers';
import { product } from '@setu/contracts';
import { withoutReversal } from '@setu/protocol';
import { designColours as color } from '@setu/ui/tokens';
import PDFDocument from 'pdfkit';
import { latin } from '../fonts';
import type { Brochure } from './brochure';
import { makePen, type Pen } from './pen';
import { shorten } from './shorten';

/** Points. */
const margin = 56;
const footerHeight = 40;
const headerHeight = 132;
const gap = 18;

/** Longer texts use a smaller font, so that they need few pages. Characters. */
const longText = 3_000;

const drawHeader = (pen: Pen, { brandName, initials, title, kind }: Brochure) => {
  const { doc } = pen;
  doc.rect(0, 0, doc.page.width, headerHeight).fill(color.peacock);
  doc.rect(0, headerHeight, doc.page.width, 4).fill(color.marigold);
  const badge = 64;
  const top = (headerHeight - badge) / 2;
  doc.circle(margin + badge / 2, top + badge / 2, badge / 2).fill(color['peacock-tint']);
  pen.write(initials, {
    at: [margin, top + 16],
    width: badge,
    size: 26,
    strong: true,
    color: color.peacock,
    align: 'center',
  });
  const left = margin + badge + 20;
  const width = doc.page.width - left - margin;
  pen.write(brandName, { at: [left, top - 4], width, size: 11, color: color['on-fill'], lines: 1 });
  pen.write(title, {
    at: [left, top + 14],
    width,
    size: title.length > 90 ? 13 : title.length > 45 ? 16 : 20,
    strong: true,
    color: color['on-fill'],
    lines: 3,
  });
  doc.y = headerHeight + 4 + gap;
  pen.write(kind, { size: 10.5, color: color.muted });
  doc.y += gap - 6;
};

const drawFigures = (pen: Pen, figures: Brochure['figures']) => {
  const { doc, width } = pen;
  const height = 58;
  const top = doc.y;
  doc.roundedRect(margin, top, width, height, 8).fill(color.sunken);
  // The first cell has a range of amounts and is twice as wide.
  const part = (width - 32) / (figures.length + 1);
  figures.forEach(({ label, value }, n) => {
    const left = margin + 16 + (n === 0 ? 0 : (n + 1) * part);
    const columnWidth = (n === 0 ? 2 : 1) * part - 8;
    pen.write(label, { at: [left, top + 13], width: columnWidth, size: 8.5, color: color.muted });
    pen.write(value, {
      at: [left, top + 27],
      width: columnWidth,
      size: value.length > 26 ? 11 : 13,
      strong: true,
      color: color.ink,
    });
  });
  doc.y = top + height + gap;
};

const drawHeading = (pen: Pen, text: string) => {
  pen.ensureSpace(60);
  pen.write(text, { size: 13, strong: true, color: color.peacock });
  pen.doc.y += 5;
};

const drawProse = (pen: Pen, text: readonly string[], size: number, page: string) => {
  const { paragraphs, isShortened } = shorten(text);
  const lineGap = size * 0.35;
  for (const paragraph of paragraphs) {
    pen.write(paragraph, { size, color: color.ink, lineGap });
    pen.doc.y += size * 0.5;
  }
  if (!isShortened) return;
  pen.write(`This text is longer than a brochure can hold. Read all of it at ${page}`, {
    size,
    color: color.muted,
    lineGap,
    link: page,
  });
  pen.doc.y += size * 0.5;
};

const drawList = (pen: Pen, items: string[], size: number) => {
  const [line = ''] = shorten([items.join('   ·   ')]).paragraphs;
  pen.write(line, { size, strong: true, color: color.ink, lineGap: size * 0.4 });
  pen.doc.y += size * 0.7;
};

const drawFacts = (pen: Pen, facts: Brochure['money']) => {
  const { doc, width } = pen;
  for (const { label, value } of facts) {
    pen.ensureSpace(20);
    const top = doc.y;
    doc
      .moveTo(margin, top)
      .lineTo(margin + width, top)
      .lineWidth(0.5)
      .stroke(color.line);
    pen.write(label, { at: [margin, top + 5], width: 160, size: 9.5, color: color.muted });
    pen.write(value, { at: [margin + 170, top + 5], width: width - 170, size: 9.5, color: color.ink });
    // A long value uses two lines.
    doc.y = Math.max(top + 20, doc.y + 3);
  }
};

/** The footer of every page: the site, and the address of the franchise. */
const drawFooters = (pen: Pen, page: string) => {
  const { doc, width } = pen;
  const { start, count } = doc.bufferedPageRange();
  for (let n = start; n < start + count; n += 1) {
    doc.switchToPage(n);
    // Text below the margin would start a new page.
    doc.page.margins.bottom = 0;
    const top = doc.page.height - footerHeight;
    pen.write(product.name, { at: [margin, top], width: 100, size: 8.5, strong: true, color: color.peacock });
    pen.write(page, {
      at: [margin + 100, top],
      width: width - 160,
      size: 8.5,
      color: color.muted,
      link: page,
      lines: 1,
    });
    pen.write(`${n - start + 1} / ${count}`, {
      at: [margin + width - 60, top],
      width: 60,
      size: 8.5,
      color: color.muted,
      align: 'right',
    });
  }
};

/** Input of a job. */
export interface PrintJob {
  brochure: Brochure;
  fontsFolder: string;
}

/** Prints a brochure on A4: usually one page, more for long texts. */
export const printBrochure = ({ brochure, fontsFolder }: PrintJob): Promise<Buffer> => {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight / 2 },
    bufferPages: true,
    font: `${fontsFolder}/${latin.regular}.ttf`,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: withoutReversal(brochure.title),
      Author: withoutReversal(brochure.brandName),
      Creator: product.name,
    },
  });
  const printed = buffer(doc);
  const pen = makePen(doc, fontsFolder, margin);
  const { description, support } = brochure;
  const size = [...description, ...support].join('').length > longText ? 8.5 : 10.5;

  drawHeader(pen, brochure);
  drawFigures(pen, brochure.figures);
  if (description.length > 0) {
    drawHeading(pen, 'About this franchise');
    drawProse(pen, description, size, brochure.page);
    doc.y += gap / 2;
  }
  if (brochure.video) {
    drawHeading(pen, 'Video');
    pen.write(brochure.video, { size: 9.5, color: color.peacock, link: brochure.video });
    doc.y += gap;
  }
  drawHeading(pen, 'The money');
  drawFacts(pen, brochure.money);
  doc.y += gap;
  if (brochure.outlets.length > 0) {
    drawHeading(pen, 'Outlets');
    drawFacts(pen, brochure.outlets);
    doc.y += gap;
  }
  drawHeading(pen, 'Support & Training');
  drawList(pen, brochure.supportItems, 9.5);
  drawProse(pen, support, size, brochure.page);
  doc.y += gap / 2;
  drawHeading(pen, 'Available Territories');
  drawList(pen, brochure.territories, 9.5);
  doc.y += gap / 2;
  drawHeading(pen, 'Quick Facts');
  drawFacts(pen, brochure.quickFacts);
  drawFooters(pen, brochure.page);
  doc.end();
  return printed;
};
