/** Sheets whose rules can be read now: not those of another site, and in Firefox not those that are still loading. */
const readableSheets = (): CSSStyleSheet[] =>
  [...document.styleSheets].filter((sheet) => {
    try {
      return sheet.cssRules.length > 0;
    } catch {
      return false;
    }
  });

/** The conditions of all media rules, and whether they match now. */
const conditionsNow = (): Map<string, boolean> => {
  const found = new Map<string, boolean>();
  for (const sheet of readableSheets())
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && !found.has(rule.conditionText))
        found.set(rule.conditionText, window.matchMedia(rule.conditionText).matches);
  return found;
};

const evaluateAgain = (): void => {
  for (const sheet of readableSheets())
    sheet.deleteRule(sheet.insertRule('@media (width) {}', sheet.cssRules.length));
};

/**
 * Forces a layout when the window passes a breakpoint. Otherwise WebKit (2.50) permanently keeps the previous layout of some elements: the
 * search of the list of users kept three columns in a narrow window. Chromium (156) does the same when a rule is inserted at that moment.
 */
export const followWindow = (): void => {
  let held = conditionsNow();
  let isWaiting = false;
  window.addEventListener('resize', () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      const now = conditionsNow();
      const hasChanged = [...now].some(([condition, holds]) => held.get(condition) !== holds);
      held = now;
      if (hasChanged) evaluateAgain();
    });
  });
};
