/** Types of documents with which administrators verify brands and agents. */
export const documentTypes = [
  'incorporation',
  'llp',
  'gstin',
  'pan',
  'trademark',
  'fssai',
  'udyam',
  'establishment',
  'rera',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Their names within a sentence. They are in a separate module, because public pages load it without the rules. */
const inSentences: Readonly<Record<DocumentType, string>> = {
  incorporation: 'company registration',
  llp: 'LLP registration',
  gstin: 'GSTIN',
  pan: 'PAN',
  trademark: 'trademark',
  fssai: 'FSSAI licence',
  udyam: 'Udyam registration',
  establishment: 'shop licence',
  rera: 'RERA registration',
};

/** Names of documents as a list within a sentence: `company registration, GSTIN and PAN`. Types of later releases are left out. */
export const documentNames = (types: readonly string[]): string => {
  const names = types.flatMap((type) =>
    Object.hasOwn(inSentences, type) ? inSentences[type as DocumentType] : [],
  );
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};
