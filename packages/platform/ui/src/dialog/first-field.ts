const fields = 'input, select, textarea, [role="combobox"]';

const takesFocus = (field: Element) =>
  field instanceof HTMLElement &&
  !field.matches(':disabled, [type="hidden"], [readonly], [aria-hidden="true"]');

/** Listener for the opening of a panel: focuses its first field; without one, the default focus applies. */
export const focusFirstField = (event: Event): void => {
  const { currentTarget: panel } = event;
  if (!(panel instanceof HTMLElement)) return;
  const field = [...panel.querySelectorAll<HTMLElement>(fields)].find(takesFocus);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
};
