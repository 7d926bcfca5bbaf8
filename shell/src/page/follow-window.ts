/** Sheets whose rules can be read now: those of another site cannot, nor, in Firefox, one that is still loading. */
const readableSheets = (): CSSStyleSheet[] =>
  [...document.styleSheets].filter((sheet) => {
    try {
      return sheet.cssRules.length > 0;
    } catch {
      return false;
    }
  });

/** The conditions of all media rules, and whether they hold now. */
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
 * Lays the page out again when the window passes a width at which its layout changes. WebKit (2.50) otherwise keeps the former layout of
 * some elements, for good: the search of the list of users kept three columns in a window that had become narrow. Chromium (156) does so
 * when a rule is inserted at that moment.
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
