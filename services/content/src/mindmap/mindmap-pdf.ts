import { buffer } from 'node:stream/consumers';
import { type DrawnText, flowColours, flows, platformDrawing, product } from '@setu/contracts';
import { designColours as colours } from '@setu/ui/tokens';
import PDFDocument from 'pdfkit';

/** Points. A4 in landscape format is 841.89 by 595.28. */
const margin = 36;
/** Margin of the drawing's canvas, px. It is cropped, because a page has its own margin. */
const canvasEdge = 56;
/** Distance between two steps of the text page. */
const stepHeight = 86;
const font = { text: 'Helvetica', strong: 'Helvetica-Bold' } as const;

type Document = InstanceType<typeof PDFDocument>;

/** Texts of the drawing, at their positions on its canvas. */
const writeText = (doc: Document, { words, x, y, anchor, size, isStrong }: DrawnText) => {
  doc.font(isStrong ? font.strong : font.text).fontSize(size);
  const left = anchor === 'middle' ? x - doc.widthOfString(words) / 2 : x;
  doc.fillColor(colours.ink).text(words, left, y, { lineBreak: false, baseline: 'alphabetic' });
};

/** Draws the page with the three flows as three lines of one kolam, as on the site. */
const drawPage = (doc: Document, title: string) => {
  const drawing = platformDrawing();
  const heading = 26;
  doc
    .font(font.strong)
    .fontSize(heading)
    .fillColor(colours.ink)
    .text(title, margin, margin, { lineBreak: false });
  const top = margin + heading;
  const scale = (doc.page.width - 2 * margin) / (drawing.width - 2 * canvasEdge);
  const free = doc.page.height - margin - top - (drawing.height - 2 * canvasEdge) * scale;
  doc.save();
  doc.translate(margin - canvasEdge * scale, top + free / 2 - canvasEdge * scale).scale(scale);
  for (const { path, colour, dots } of drawing.flows) {
    doc.path(path).lineWidth(2.5).stroke(colours[colour]);
    for (const { x, y, radius } of dots) doc.circle(x, y, radius).fill(colours[colour]);
  }
  const { dot, colour, text } = drawing.deal;
  doc.circle(dot.x, dot.y, dot.radius).fill(colours[colour]);
  for (const words of [...drawing.flows.flatMap(({ texts }) => texts), text]) writeText(doc, words);
  doc.restore();
};

/** Draws the page with a column per flow that lists its steps. */
const wordsPage = (doc: Document) => {
  const gap = 28;
  const column = (doc.page.width - 2 * margin - gap * (flows.length - 1)) / flows.length;
  for (const [index, { title, who, steps }] of flows.entries()) {
    const x = margin + index * (column + gap);
    const colour = colours[flowColours[index] ?? 'ink'];
    doc.font(font.strong).fontSize(19).fillColor(colours.ink).text(title, x, margin, { width: column });
    doc.font(font.text).fontSize(12).fillColor(colours.muted).text(who, { width: column });
    doc
      .moveTo(x, doc.y + 12)
      .lineTo(x + column, doc.y + 12)
      .lineWidth(1)
      .stroke(colours.line);
    let y = doc.y + 30;
    for (const [number, step] of steps.entries()) {
      doc.circle(x + 11, y + 8, 11).fill(colour);
      const digit = String(number + 1);
      doc.font(font.strong).fontSize(11).fillColor(colours['on-fill']);
      doc.text(digit, x + 11 - doc.widthOfString(digit) / 2, y + 12, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
      const left = x + 34;
      doc
        .font(font.strong)
        .fontSize(15)
        .fillColor(colours.ink)
        .text(step.label, left, y, { width: column - 34 });
      doc
        .font(font.text)
        .fontSize(12)
        .fillColor(colours.muted)
        .text(step.text, left, doc.y + 3, { width: column - 34 });
      y += stepHeight;
    }
  }
};

/**
 * Creates the platform overview as a PDF in A4 landscape: first the drawing, then the text of every step. Lines are
 * vectors and text can be selected. It uses the same flows and the same drawing as the page.
 */
export const mindmapPdf = async (): Promise<Buffer> => {
  const title = `${product.name}: Platform Overview`;
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: product.name, Subject: product.tagline },
  });
  const printed = buffer(doc);
  drawPage(doc, title);
  doc.addPage();
  wordsPage(doc);
  doc.end();
  return printed;
};
