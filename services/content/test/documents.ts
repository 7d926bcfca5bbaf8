import { buffer } from 'node:stream/consumers';
import { PDFDocument, PDFHexString, PDFName, PDFString } from '@pdfme/pdf-lib';
import type { TestUser } from '@setu/service-kit/test';
import LockedDocument from 'pdfkit';
import type { Content } from './builders';
import { completeUpload, sendBytes } from './pictures';

/** A PDF with empty pages, before it is written. */
export const aPdf = async (pages = 1): Promise<PDFDocument> => {
  const pdf = await PDFDocument.create();
  for (let n = 0; n < pages; n += 1) pdf.addPage();
  return pdf;
};

/** Returns the bytes of a PDF. @param isPacked whether its objects are in packed streams, where a text search does not find them */
export const written = async (pdf: PDFDocument, isPacked = true): Promise<Buffer> =>
  Buffer.from(await pdf.save({ useObjectStreams: isPacked }));

/** A PDF whose catalog has an entry. */
export const aPdfWith = async (
  key: string,
  value: Record<string, unknown>,
  isPacked = true,
): Promise<Buffer> => {
  const pdf = await aPdf();
  pdf.catalog.set(PDFName.of(key), pdf.context.obj(value as never));
  return written(pdf, isPacked);
};

/** A PDF that requires a password. */
export const aLockedPdf = (): Promise<Buffer> => {
  const pdf = new LockedDocument({ pdfVersion: '1.7', userPassword: 'secret', ownerPassword: 'secret' });
  pdf.end();
  return buffer(pdf as unknown as NodeJS.ReadableStream);
};

/** An action of a document. @param kind `JavaScript`, `Launch` */
export const anAction = (kind: string) => ({ S: kind, JS: PDFString.of('app.alert(1)') });

/** A PDF whose page has a link to an address, written as text, as a hex string, or in a separate object. */
export const aPdfWithLink = async (
  address: string,
  { as = 'text', isPacked = true }: { as?: 'text' | 'numbers' | 'object'; isPacked?: boolean } = {},
): Promise<Buffer> => {
  const pdf = await aPdf();
  const { context } = pdf;
  const text = as === 'numbers' ? PDFHexString.fromText(address) : PDFString.of(address);
  const Uri = as === 'object' ? context.register(text) : text;
  const link = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 0, 99, 99],
    A: { S: 'URI', URI: Uri },
  });
  pdf.getPage(0).node.set(PDFName.of('Annots'), context.obj([context.register(link)]));
  return written(pdf, isPacked);
};

/**
 * A packed PDF with a script in its object stream, followed by an empty object with the same number. A function may change the dictionary
 * and bytes of the stream.
 */
export const aPdfWithShadowedScript = async (
  change: (stream: { dict: string; bytes: Buffer }) => { dict: string; bytes: Buffer },
): Promise<Buffer> => {
  const pdf = await aPdf();
  const { objectNumber } = pdf.context.register(pdf.context.obj(anAction('JavaScript')));
  const file = (await written(pdf)).toString('latin1');
  const stream = /<<([^<>]*\/ObjStm[^<>]*)>>\nstream\n([\s\S]*?)\nendstream\nendobj\n/.exec(file);
  if (!stream) throw new Error('The PDF has no object stream');
  const [all, dict = '', bytes = ''] = stream;
  const changed = change({ dict, bytes: Buffer.from(bytes, 'latin1') });
  const withLength = changed.dict.replace(/\/Length \d+/, `/Length ${changed.bytes.length}`);
  const object = `<<${withLength}>>\nstream\n${changed.bytes.toString('latin1')}\nendstream\nendobj\n`;
  const shadow = `${objectNumber} 0 obj\n<<>>\nendobj\n`;
  return Buffer.from(
    file.replace(all, () => object + shadow),
    'latin1',
  );
};

/** Announces, sends and completes a PDF. @returns the body of the last reply */
export const uploadDocument = async (
  content: Content,
  user: TestUser,
  bytes: Uint8Array,
  name = 'brochure.pdf',
) => {
  const { body } = await content.service.call('POST', '/api/uploads', {
    as: user,
    body: { name, bytes: bytes.length, type: 'application/pdf', kind: 'document' },
  });
  await sendBytes(content, user, body, bytes);
  return completeUpload(content, user, body.id);
};
