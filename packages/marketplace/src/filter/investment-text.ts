import { filterPresets } from '@setu/contracts';
import { formatMoney } from '@setu/ui';

/**
 * An investment range as a short text; the name of the preset when it is one.
 * @param min rupees, null for no lower end
 * @param max rupees, null for no upper end
 */
export const investmentText = (min: number | null, max: number | null): string => {
  const preset = filterPresets.find((one) => one.min === min && one.max === max);
  if (preset) return preset.text;
  if (max === null) return `From ${formatMoney(min, 'detail')}`;
  return min === null
    ? `Up to ${formatMoney(max, 'detail')}`
    : `${formatMoney(min, 'detail')} – ${formatMoney(max, 'detail')}`;
};
