import { plainCharacters } from '@setu/protocol';
import type { DocumentType } from './verification-names';

/** Types of documents of brands. */
export const brandDocumentTypes = [
  'incorporation',
  'llp',
  'gstin',
  'pan',
  'trademark',
  'fssai',
  'udyam',
  'establishment',
] as const satisfies readonly DocumentType[];

/** Types of documents of real-estate agents. */
export const agentDocumentTypes = [
  'rera',
  'gstin',
  'pan',
  'incorporation',
  'llp',
  'udyam',
  'establishment',
] as const satisfies readonly DocumentType[];

interface DocumentRule {
  /** Its full name, with the name of its number. */
  label: string;
  /** A valid but unassigned number; absent when formats differ between authorities. */
  sample?: string;
  /** The format of its numbers, in capitals and without spaces; absent when there is no single format. */
  form?: RegExp;
}

/** Rules of each type. Sources: MCA (CIN, LLPIN), GSTN, Income Tax Department (PAN), FSSAI, Udyam portal, IP India. */
export const documentRules: Readonly<Record<DocumentType, DocumentRule>> = {
  incorporation: {
    label: 'Certificate of incorporation (CIN)',
    sample: 'U55101MH2019PTC123456',
    form: /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
  },
  llp: {
    label: 'LLP certificate (LLPIN)',
    sample: 'AAB-1234',
    form: /^[A-Z]{3}-\d{4}$/,
  },
  gstin: {
    label: 'GST registration (GSTIN)',
    sample: '27AAPFU0939F1ZV',
    form: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/,
  },
  pan: {
    label: 'PAN card',
    sample: 'AAPFU0939F',
    form: /^[A-Z]{3}[ABCEFGHJKLPT][A-Z]\d{4}[A-Z]$/,
  },
  trademark: {
    label: 'Trademark registration',
    sample: '4312876',
    form: /^\d{5,8}$/,
  },
  fssai: { label: 'FSSAI licence', sample: '11519999000123', form: /^[12]\d{13}$/ },
  udyam: {
    label: 'Udyam registration',
    sample: 'UDYAM-MH-19-0001234',
    form: /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/,
  },
  establishment: { label: 'Shop and establishment licence' },
  rera: { label: 'RERA registration' },
};

const isDocumentType = (type: string): type is DocumentType => Object.hasOwn(documentRules, type);

/** A number as it is stored: in capitals, and without spaces if its format has none. */
export const documentNumber = (type: DocumentType, number: string): string =>
  documentRules[type].form ? plainCharacters(number).replace(/\s+/g, '').toUpperCase() : number.trim();

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check character of a GSTIN, computed from the others: alternating weights 1 and 2, in base 36. */
const gstinCheck = (number: string): string | undefined => {
  let sum = 0;
  for (const [index, sign] of [...number.slice(0, 14)].entries()) {
    const product = signs.indexOf(sign) * (1 + (index % 2));
    sum += Math.floor(product / 36) + (product % 36);
  }
  return signs[(36 - (sum % 36)) % 36];
};

/** The problem with a document's number as a sentence; null when its format is valid. */
export const documentNumberProblem = (type: DocumentType, number: string): string | null => {
  const { form, sample } = documentRules[type];
  const written = documentNumber(type, number);
  if (form && !form.test(written)) return `Enter the number as on the document, such as ${sample}`;
  if (type === 'gstin' && gstinCheck(written) !== written.at(-1))
    return 'The last character does not match the others. Compare it with the document';
  return null;
};

/** The label of a document; the type itself for types of a later release. */
export const documentLabel = (type: string): string =>
  isDocumentType(type) ? documentRules[type].label : type;
