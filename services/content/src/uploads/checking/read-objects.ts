import { type PDFObject, PDFParser, type PDFRef } from '@pdfme/pdf-lib';

/** The beginning of an object: two numbers and `obj`, possibly with comments between them to hide it. */
const objectHead = /\d+(?:[\s\0]|%[^\r\n]*[\r\n])+\d+(?:[\s\0]|%[^\r\n]*[\r\n])+obj\b/g;

/**
 * Parses all bytes of a PDF and collects all definitions of objects. A file may define an object twice, and PDF readers differ in which
 * definition they use.
 */
class WholeParser extends PDFParser {
  /** Every object, also objects that a later definition replaces. */
  readonly objects: PDFObject[] = [];
  /** Number of objects outside of packed streams. */
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
 * @returns all objects of the file, and whether the bytes contain more objects than the parser found: then a PDF reader that uses the
 * file's cross-reference table shows another document
 * @throws Error when the file is not a PDF, or is damaged
 */
export const readObjects = async (
  bytes: Buffer,
): Promise<{ objects: readonly PDFObject[]; hidesObjects: boolean }> => {
  const parser = new WholeParser(bytes);
  await parser.parseDocument();
  const heads = bytes.toString('latin1').match(objectHead) ?? [];
  return { objects: parser.objects, hidesObjects: heads.length > parser.heads };
};
