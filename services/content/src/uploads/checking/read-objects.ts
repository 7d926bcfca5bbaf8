import { type PDFObject, PDFParser, type PDFRef } from '@pdfme/pdf-lib';

/** Where an object begins: two numbers and `obj`, with comments between them where somebody wants to hide it. */
const objectHead = /\d+(?:[\s\0]|%[^\r\n]*[\r\n])+\d+(?:[\s\0]|%[^\r\n]*[\r\n])+obj\b/g;

/**
 * Parses a PDF from its first byte to its last. A file may define an object twice, and readers disagree about which of the two counts: the parser keeps the last,
 * so this keeps all.
 */
class WholeParser extends PDFParser {
  /** Every object, also those that a later one replaces. */
  readonly objects: PDFObject[] = [];
  /** How many begin in the file itself, and not in a packed stream. */
  heads = 0;
  private depth = 0;

  constructor(bytes: Uint8Array) {
    super(bytes, Number.POSITIVE_INFINITY, true);
    const { context } = this;
    const assign = context.assign.bind(context);
    context.assign = (ref, object) => {
      this.objects.push(object);
      assign(ref, object);
    };
  }

  override parseObject(ref?: PDFRef): PDFObject {
    this.depth += 1;
    const object = super.parseObject(ref);
    this.depth -= 1;
    if (this.depth === 0 && ref) this.heads += 1;
    return object;
  }
}

/**
 * @returns all objects of the file, and whether more of them begin in the bytes than the parser met: then a reader that goes where the file's table
 * points finds another document
 * @throws Error when the file is no PDF, or damaged
 */
export const readObjects = async (
  bytes: Buffer,
): Promise<{ objects: readonly PDFObject[]; hidesObjects: boolean }> => {
  const parser = new WholeParser(bytes);
  await parser.parseDocument();
  const heads = bytes.toString('latin1').match(objectHead) ?? [];
  return { objects: parser.objects, hidesObjects: heads.length > parser.heads };
};
