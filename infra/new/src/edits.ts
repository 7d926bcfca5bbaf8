import type { Edit } from './plan';
import { Refused } from './refused';

/** Adds a text after the first match. @throws Refused when nothing matches */
export const insertAfter = (path: string, anchor: RegExp, added: string): Edit => ({
  path,
  change: (text) => {
    const found = anchor.exec(text);
    if (!found) throw new Refused(`${path} has no ${anchor.source.replaceAll('\\', '')} to add to.`);
    const end = found.index + found[0].length;
    return text.slice(0, end) + added + text.slice(end);
  },
});

/**
 * Adds an import before all others; the formatter sorts them.
 * @throws Refused when the file already uses the imported name
 */
export const addImport = (path: string, line: string): Edit => ({
  path,
  change: (text) => {
    const name = /\{ (\w+) \}/.exec(line)?.[1];
    if (name && new RegExp(`\\b${name}\\b`).test(text))
      throw new Refused(`${path} already has ${name}. Choose another name.`);
    return `${line}\n${text}`;
  },
});

/** Adds a line at the end of a file, unless the file already has it. */
export const appendLine = (path: string, line: string): Edit => ({
  path,
  change: (text) => (text.includes(line) ? text : `${text.trimEnd()}\n${line}\n`),
});

/** Adds a feature to the end of a service's list of features, after everything that it may need. */
export const addFeature = (path: string, constant: string): Edit => ({
  path,
  change: (text) => {
    const found = /features: \[[^\]]*?(,?\s*)\]/.exec(text);
    if (!found) throw new Refused(`${path} has no features: [ to add to.`);
    const end = found.index + found[0].length - 1 - (found[1]?.length ?? 0);
    const isFirst = text[end - 1] === '[';
    return `${text.slice(0, end)}${isFirst ? '' : ', '}${constant}${text.slice(end)}`;
  },
});
