export { dashboard } from './dashboard';
export { renderInto } from './render';
export { ruleGroups } from './rule-groups';
