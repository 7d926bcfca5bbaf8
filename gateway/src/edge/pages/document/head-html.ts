import { headTags, type PageHead, type Site } from '@setu/protocol';
import { escapeHtml } from '@setu/service-kit';
import { attributes } from '../../html/escape-html';

/** Title and head tags as HTML; when the browser navigates, it finds them by `data-head`. */
export const headHtml = (head: PageHead, site: Site, origin: string): string => {
  const tags = headTags(head, site, origin).map(({ tag, key, attributes: values, text }) => {
    const open = `<${tag} data-head="${escapeHtml(key)}"${attributes(values)}>`;
    return tag === 'script' ? `${open}${text ?? ''}</script>` : open;
  });
  return [`<title>${escapeHtml(head.title)}</title>`, ...tags].join('\n');
};
