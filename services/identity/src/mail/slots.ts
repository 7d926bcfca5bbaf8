const slotNames = [
  'subject',
  'preview',
  'site',
  'heading',
  'paragraphs',
  'url',
  'label',
  'notes',
  'reason',
] as const;
type SlotName = (typeof slotNames)[number];
/** The section of the button, which is optional. */
type Mark = 'action begins' | 'action ends';

/** The placeholder of a value in the layout. */
export const slot = (name: SlotName | Mark): string => `{{${name}}}`;

const places = new RegExp(slotNames.map(slot).join('|'), 'g');

/** Fills every placeholder of a layout. Values are markup, in which placeholders are not replaced. */
export const fillSlots = (layout: string, values: Readonly<Record<SlotName, string>>): string =>
  layout.replace(places, (place) => values[place.slice(2, -2) as SlotName]);
