import { buffer } from 'node:stream/consumers';
import { PDFDocument, PDFName, PDFString } from '@pdfme/pdf-lib';
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

/** The bytes of a PDF. @param isPacked whether its objects are packed into streams, where no search finds them */
export const written = async (pdf: PDFDocument, isPacked = true): Promise<Buffer> =>
  Buffer.from(await pdf.save({ useObjectStreams: isPacked }));

/** A PDF whose catalog has an entry, written in the words of the format. */
export const aPdfWith = async (
  key: string,
  value: Record<string, unknown>,
  isPacked = true,
): Promise<Buffer> => {
  const pdf = await aPdf();
  pdf.catalog.set(PDFName.of(key), pdf.context.obj(value as never));
  return written(pdf, isPacked);
};

/** A PDF that opens with a password only. */
export const aLockedPdf = (): Promise<Buffer> => {
  const pdf = new LockedDocument({ pdfVersion: '1.7', userPassword: 'secret', ownerPassword: 'secret' });
  pdf.end();
  return buffer(pdf as unknown as NodeJS.ReadableStream);
};

/** An action of a document. @param kind `JavaScript`, `Launch` */
export const anAction = (kind: string) => ({ S: kind, JS: PDFString.of('app.alert(1)') });

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
