/** Formatters without React, for servers too. */
export { formatDate, formatDateTime, formatDateUnbroken } from './date';
export {
  formatExact,
  formatExactRange,
  formatMoney,
  formatRange,
  type MoneyStyle,
  type Rupees,
} from './money';
export { formatArea, formatCount, formatPercent, formatTotal, plural } from './quantity';
export { timeAgo } from './time-ago';
