import type { ServerStyleSheet } from 'styled-components';

/** Maximum number of remembered styles. A property that depends on data has one for each value. */
const maxStyles = 5_000;

/** CSS rules by the id of a styled component and the name of one of its styles. */
const remembered = new Map<string, string[]>();

/** Makes a sheet take the rules that earlier pages compiled, so that each style is compiled once and not for each page. */
export const withRememberedRules = (sheet: ServerStyleSheet): ServerStyleSheet => {
  const { instance } = sheet;
  const insertRules = instance.insertRules.bind(instance);
  const hasNameForId = instance.hasNameForId.bind(instance);
  instance.insertRules = (id, name, rules) => {
    if (remembered.size >= maxStyles) remembered.clear();
    remembered.set(`${id} ${name}`, [rules].flat());
    insertRules(id, name, rules);
  };
  instance.hasNameForId = (id, name) => {
    if (hasNameForId(id, name)) return true;
    const rules = remembered.get(`${id} ${name}`);
    if (rules) insertRules(id, name, rules);
    return rules !== undefined;
  };
  return sheet;
};
