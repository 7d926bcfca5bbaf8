import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// Fails when an identifier, a comment, a message or a test name uses a word that the glossary replaced: `npm run lint`.
// Without this check, copied code would bring the old words back. docs/glossary.md has the word to use instead.

/** Each old word with its replacement. */
const words = [
  [/\bpatience\b/gi, 'timeout, with its unit'],
  [/\bfacts?(Of|About|Like)\b|\b(a|the|each|every|one|these|those|older) facts?\b/gi, 'event'],
  [/\bfor ever\b/gi, 'a limit, or nothing'],
  [/\banew\b/g, 'again'],
  [/\bbesides\b/gi, 'in addition to, next to'],
  [/\b(\w+Wish|Wish|wish[A-Z]\w*)\b/g, 'query, filter, request'],
  [/\bstand-in\b/gi, 'fallback'],
  [/\bnobody's business\b/gi, 'a whole sentence'],
  [/\bis said to be\b|\bof two at once\b/gi, 'a whole sentence'],
  [/\bkeepNewest\b|\bdescribeCopy\b|\buseLate\b/g, 'upsertIfNewer, describeProjection, lazyComponent'],
  [/\bPiece(Name|Status|Kind|Version)\b|\b(read|build|find|is)Pieces?\b|data-piece/g, 'deployable'],
  [/\b(tells|hears)\??:|\.(tells|hears)\b/g, 'produces, consumes'],
  [/\b(makeT|t|T)ell[A-Z]\w*\b/g, 'notify, record, print'],
  [/\b(is|are|was|were|be) told\b/g, 'gets a mail, reads, learns'],
  [/\bthe room of\b/gi, 'nothing: say what it is'],
  [/\bbury\b/g, 'keepAsDeadLetter'],
  // Stored names stay: the table `news`, its consumers and its kind of mail, and what older releases read, are in quotes.
  [
    /(?<!['`+./-]|good |no |: )\b[nN]ews\b(?!['`-]|: |\.[a-z])|\w*[a-z]News\b|\b(?!readsNewsOf)\w*News[A-Z]\w*|\bnews[A-Z]\w*/g,
    'notification',
  ],
];

/** Where an old word is intended: this list, texts of the seed data, and files that read what older releases wrote. */
const exceptions = [
  /^infra\/lint\//,
  /^services\/identity\/migrations\//,
  /^infra\/local\/src\/data-folder\/run-file(\.test)?\.ts$/,
  /^packages\/platform\/protocol\/src\/releases\/release(\.test)?\.ts$/,
  /^gateway\/src\/registry\/publishing\/publish\.int\.test\.ts$/,
  /^services\/[a-z]+\/src\/demo\//,
  /^services\/inquiry\/src\/inquiries\/demo\//,
];

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.cjs'],
  { encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => !exceptions.some((one) => one.test(file)));

let found = 0;
for (const file of files) {
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    for (const [word, instead] of words)
      for (const [match] of line.matchAll(word)) {
        process.stderr.write(`${file}:${index + 1} "${match}": use ${instead} (docs/glossary.md)\n`);
        found += 1;
      }
  }
}
if (found > 0) process.exitCode = 1;
