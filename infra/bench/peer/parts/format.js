const short = (rupees) => {
  const value = Number(rupees);
  if (value >= 10_000_000) return `₹${+(value / 10_000_000).toFixed(2)} Cr`;
  return `₹${+(value / 100_000).toFixed(2)} L`;
};

export const moneyRange = (low, high) => `${short(low)} – ${short(high)}`;
export const percent = (value) => `${+Number(value).toFixed(2)}%`;
export const area = (value) => `${Number(value).toLocaleString('en-IN')} sq ft`;
