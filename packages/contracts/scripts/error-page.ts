import { statusTitles } from '@setu/protocol';
import { errorCatalogue } from '../src/index';

const cell = (text: string) => text.replaceAll('|', '\\|');

/** docs/errors.md: every error code with its status, sentence, cause and cure. */
export const errorPage = (): string => {
  const rows = Object.entries(errorCatalogue).map(([code, { statuses, sentence, cause, cure }]) => {
    const status = statuses.map((one) => `${one} ${statusTitles[one]}`).join(', ');
    return `### ${code}\n\n${status}. “${cell(sentence)}”\n\n- Cause: ${cause}\n- Cure: ${cure}\n`;
  });
  return `# Error codes

This page is for everybody who calls the API or reads its errors. It is generated from \`packages/contracts/src/errors/error-catalogue.ts\` by
\`npm run docs:errors\`; edit the catalogue, not this page.

A failed call answers with a problem document (RFC 9457, \`application/problem+json\`). Switch on its \`code\`, never on its text: the \`detail\` is the sentence
below, or a more precise one where the server knows more. \`errors\` lists the fields of a bad request. \`requestId\` finds the call in the logs.

${rows.join('\n')}`;
};
