import { investmentPresets } from '@setu/contracts';
import { formatMoney } from '@setu/ui';

/**
 * A range of investment in a few characters; the name of a preset where it is one.
 * @param min rupees, null for no lower end
 * @param max rupees, null for no upper end
 */
export const investmentText = (min: number | null, max: number | null): string => {
  const preset = investmentPresets.find((one) => one.min === min && (one.max ?? null) === max);
  if (preset) return `₹${preset.label}`;
  if (max === null) return `From ${formatMoney(min, 'detail')}`;
  return min === null
    ? `Up to ${formatMoney(max, 'detail')}`
    : `${formatMoney(min, 'detail')} – ${formatMoney(max, 'detail')}`;
};
