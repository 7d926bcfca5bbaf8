import { createHash } from 'node:crypto';

/** A script element whose text is part of the page. */
export interface InlineScript {
  tag: string;
  /** Source for the content security policy that allows this element and no other. */
  source: string;
}

/**
 * @param text must not contain `</script`
 * @param type undefined for JavaScript
 */
export const inlineScript = (text: string, type?: string): InlineScript => ({
  tag: `<script${type ? ` type="${type}"` : ''}>${text}</script>`,
  source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
});
