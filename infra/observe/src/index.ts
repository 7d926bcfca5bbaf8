export { dashboard } from './dashboard';
export { ruleGroups } from './rule-groups';
