import type { Column, Rule, Schema, Table } from './snapshot';

const columnBreaks = (name: string, before: Column, after: Column | undefined): string[] => {
  if (!after) return [`${name} was removed`];
  const breaks: string[] = [];
  if (after.type !== before.type) breaks.push(`${name} changed from ${before.type} to ${after.type}`);
  if (after.maxLength !== null && (before.maxLength === null || after.maxLength < before.maxLength))
    breaks.push(`${name} now allows ${after.maxLength} characters at most`);
  if (before.isNullable && !after.isNullable) breaks.push(`${name} is no longer nullable`);
  if (before.hasDefault && !after.hasDefault && !after.isNullable)
    breaks.push(`${name} is now required: it lost its default`);
  return breaks;
};

/** Separates a constraint from the texts that it lists: `status in ('a', 'b')` is looser than `status in ('a')`. */
const listed = (definition: string) => {
  const texts: string[] = definition.match(/'(?:[^']|'')*'/g) ?? [];
  return { texts, rest: definition.replace(/'(?:[^']|'')*'(::[a-z ]+(\[\])?)?(, )?/g, '') };
};

const isLooser = (before: Rule, after: Rule): boolean => {
  const [was, is] = [listed(before.definition), listed(after.definition)];
  return was.rest === is.rest && was.texts.every((text) => is.texts.includes(text));
};

/** Whether rows of earlier code, which does not set the new columns, can violate the constraint. */
const touchesKnown = (rule: Rule, before: Table, after: Table): boolean => {
  const fresh = rule.columns.filter((column) => !(column in before.columns));
  if (fresh.length === 0) return true;
  if (rule.kind !== 'unique') return fresh.length < rule.columns.length;
  // Rows with null in a column are never equal; rows with the same default are.
  return fresh.every((column) => !after.columns[column]?.isNullable || after.columns[column]?.hasDefault);
};

const ruleBreaks = (table: string, before: Table, after: Table): string[] => {
  const known = new Set(Object.values(before.rules).map(({ definition }) => definition));
  return Object.entries(after.rules).flatMap(([name, rule]) => {
    if (known.has(rule.definition) || !touchesKnown(rule, before, after)) return [];
    const was = before.rules[name];
    if (was && isLooser(was, rule)) return [];
    return [`${table} has a new constraint: ${rule.definition}`];
  });
};

const newColumnBreaks = (table: string, before: Table, after: Table): string[] =>
  Object.entries(after.columns)
    .filter(([name, { isNullable, hasDefault }]) => !(name in before.columns) && !isNullable && !hasDefault)
    .map(([name]) => `${table}.${name} is new and required`);

/** Returns the changes of a schema that can break earlier code; empty when the schema was only extended. */
export const breaksBetween = (before: Schema, after: Schema): string[] =>
  Object.entries(before).flatMap(([name, table]) => {
    const now = after[name];
    if (!now) return [`the table ${name} was removed`];
    return [
      ...Object.entries(table.columns).flatMap(([column, was]) =>
        columnBreaks(`${name}.${column}`, was, now.columns[column]),
      ),
      ...newColumnBreaks(name, table, now),
      ...ruleBreaks(name, table, now),
    ];
  });
