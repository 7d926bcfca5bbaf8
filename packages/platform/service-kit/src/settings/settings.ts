export { flag, portNumber } from './kinds';
export { parseEnvironment, parseProcessEnvironment } from './parse-environment';
export { publicUrlRule } from './public-url';
export { withoutSecretFiles } from './secret-files';
export { demoPassword, modeSettings } from './server-settings';
export { type Setting, settingsOf } from './setting';
export { withRules } from './setting-rules';
export { SettingsError } from './settings-error';
export { checkedSettings, type KnownSettings, knownBy, unknownSettings } from './unknown-settings';
