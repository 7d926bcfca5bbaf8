import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@pdfme/pdf-lib';
import { documentLimits } from '@setu/contracts';
import type { DocumentAnswer } from './document-job';
import { readObjects } from './read-objects';
import { unpackStreams } from './unpack-streams';

const printAgain = 'Open it, save it with “Print to PDF”, and add the new file.';

const reasons = {
  notPdf: 'This file is not a PDF, whatever its name says. Save it as a PDF and add it again.',
  damaged: `This PDF is damaged or incomplete. ${printAgain}`,
  twoInOne: `This file is a PDF and something else as well. ${printAgain}`,
  locked:
    'This PDF is protected by a password or by permissions. Save it without protection and add it again.',
  script: `This PDF contains a script. ${printAgain}`,
  automatic: `This PDF acts by itself while it is read. ${printAgain}`,
  link: `This PDF has a link that is not a web, mail or phone address. ${printAgain}`,
  action: `This PDF starts a program, opens another file or sends a form. ${printAgain}`,
  files: `This PDF contains other files. ${printAgain}`,
  form: `This PDF is a form that changes itself (XFA). ${printAgain}`,
  media: `This PDF contains a film, a sound or a 3D model. ${printAgain}`,
  bomb: `This PDF unpacks to far more than a brochure needs. ${printAgain}`,
  complex: `This PDF has more parts than a brochure needs. ${printAgain}`,
} as const;
type Reason = keyof typeof reasons;

/** Maximum number of objects of a file. A brochure of 100 pages has a few thousand. */
const maxObjects = 100_000;

/** Keys of a dictionary that are refused with any value, because a brochure does not need them. */
const refusedKeys: ReadonlyMap<string, Reason> = new Map([
  ['JS', 'script'],
  ['JavaScript', 'script'],
  ['XFA', 'form'],
  ['AA', 'automatic'],
  ['EmbeddedFiles', 'files'],
  ['EF', 'files'],
  ['RichMediaContent', 'media'],
]);

/** Refused types of actions, annotations and streams. */
const refusedKinds: ReadonlyMap<string, Reason> = new Map([
  ['JavaScript', 'script'],
  ['Launch', 'action'],
  ['GoToE', 'action'],
  ['GoToR', 'action'],
  ['SubmitForm', 'action'],
  ['ImportData', 'action'],
  ['EmbeddedFile', 'files'],
  ['FileAttachment', 'files'],
  ['RichMedia', 'media'],
  ['Rendition', 'media'],
  ['Movie', 'media'],
  ['Sound', 'media'],
  ['3D', 'media'],
]);
const kindKeys: ReadonlySet<string> = new Set(['S', 'Type', 'Subtype']);

/**
 * Names that no brochure needs, searched in all bytes: when a file defines an object twice, a PDF reader may use another definition than
 * our parser.
 */
const refusedNames: readonly (readonly [RegExp, Reason])[] = [
  [/\/JavaScript(?![A-Za-z0-9])/, 'script'],
  [/\/Launch(?![A-Za-z0-9])/, 'action'],
  [/\/(?:SubmitForm|ImportData|GoToE)(?![A-Za-z0-9])/, 'action'],
  [/\/EmbeddedFiles?(?![A-Za-z0-9])/, 'files'],
  [/\/XFA\s*[[\d]/, 'form'],
  [/\/RichMedia(?![A-Za-z0-9])/, 'media'],
];

/** Characters of names may be written as numbers: `/J#61vaScript`. */
const withPlainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const findRefusedName = (text: string): Reason | null => {
  const plain = withPlainNames(text);
  return refusedNames.find(([name]) => name.test(plain))?.[1] ?? null;
};

/** Whether a ZIP archive ends where the file ends: such a file opens as both. */
const endsAsArchive = (bytes: Buffer): boolean => {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const headBytes = 22;
  return (
    end >= 0 &&
    end + headBytes <= bytes.length &&
    end + headBytes + bytes.readUInt16LE(end + 20) === bytes.length
  );
};

/** Checks the bytes before they are parsed. */
const findInBytes = (bytes: Buffer): Reason | null => {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return 'notPdf';
  // Comments may follow the version; a page or a script may not.
  if (!/^[^<]*?\d+\s+\d+\s+obj\b/.test(text.slice(0, 2_048))) return 'twoInOne';
  const end = text.lastIndexOf('%%EOF');
  if (end < 0) return 'damaged';
  if (!/^[\s\0]*$/.test(text.slice(end + 5)) || endsAsArchive(bytes)) return 'twoInOne';
  if ((text.match(/\d\s+obj\b/g) ?? []).length > maxObjects) return 'complex';
  return findRefusedName(text);
};

const isText = (object: PDFObject): object is PDFString | PDFHexString =>
  object instanceof PDFString || object instanceof PDFHexString;

/** A link may only be a web address (also without `https:`), a mail address or a phone number. */
const linkSchemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);

/** The scheme of a link as PDF readers interpret it: without spaces and control characters. */
const schemeOf = (text: PDFString | PDFHexString): string | undefined => {
  const seen = text.decodeText().replace(/[\s\p{Cc}\ufeff]/gu, '');
  return /^([a-z][a-z0-9+.-]*):/i.exec(seen)?.[1]?.toLowerCase();
};

/** The text before the colon may be a host: `example.com:8080/menu`. */
const isLink = (text: PDFString | PDFHexString): boolean => {
  const scheme = schemeOf(text);
  return scheme === undefined || linkSchemes.has(scheme) || scheme.includes('.');
};

/** Whether a text is a script when a link uses it. Checked for all texts, because a link may refer to its text. */
const isScriptLink = (object: PDFObject): boolean =>
  isText(object) && /^(?:javascript|vbscript)$/.test(schemeOf(object) ?? '');

const findInDict = (dict: PDFDict): Reason | null => {
  for (const [key, value] of dict.entries()) {
    const name = key.decodeText();
    if (name === 'URI' && isText(value) && !isLink(value)) return 'link';
    const reason =
      refusedKeys.get(name) ??
      (kindKeys.has(name) && value instanceof PDFName ? refusedKinds.get(value.decodeText()) : undefined);
    if (reason) return reason;
  }
  return null;
};

/** Checks every object, also objects that no page refers to. Not recursive, because the format does not limit nesting. */
const findInObjects = (roots: readonly PDFObject[]): Reason | null => {
  const open = [...roots];
  for (let object = open.pop(); object !== undefined; object = open.pop()) {
    if (isScriptLink(object)) return 'link';
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) {
      const reason = findInDict(dict);
      if (reason) return reason;
      for (const value of dict.values()) open.push(value);
    } else if (dict instanceof PDFArray) for (const value of dict.asArray()) open.push(value);
  }
  return null;
};

const refused = (reason: Reason, cause: string | null = null): DocumentAnswer => ({
  refusal: reasons[reason],
  cause,
});

/**
 * Decides whether an uploaded file may be served as a PDF. It is stored unchanged, so active content is refused, and everything that a PDF
 * reader could interpret differently.
 */
export const checkDocument = async (input: Uint8Array): Promise<DocumentAnswer> => {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  const written = findInBytes(bytes);
  if (written) return refused(written);
  for (const stream of unpackStreams(bytes)) {
    const packed = stream ? findRefusedName(Buffer.from(stream).toString('latin1')) : 'bomb';
    if (packed) return refused(packed);
  }
  try {
    const document = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      throwOnInvalidObject: true,
      updateMetadata: false,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
    if (document.isEncrypted) return refused('locked');
    const { objects, hidesObjects } = await readObjects(bytes);
    const found = hidesObjects ? 'twoInOne' : findInObjects(objects);
    if (found) return refused(found);
    const pages = document.getPageCount();
    if (pages === 0) return refused('damaged', 'no pages');
    if (pages > documentLimits.maxPages)
      return {
        refusal: `This PDF has ${pages} pages, more than ${documentLimits.maxPages}. Leave some out and add it again.`,
        cause: null,
      };
    return { refusal: null, pages };
  } catch (error) {
    // The library has many messages for damaged files; the user gets one.
    return refused('damaged', String(error));
  }
};
