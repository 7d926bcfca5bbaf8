import { render, screen } from '@testing-library/react';
import { tipAttribute } from '../tip/tip';
import { Money, MoneyRange } from './money';

describe('Money', () => {
  it('Money shows the shorthand and contains the exact amount', () => {
    render(<Money value="14000000.00" />);
    const amount = screen.getByLabelText('₹1,40,00,000');
    expect(amount.textContent).toBe('₹1Cr');
    expect(amount.getAttribute(tipAttribute)).toBe('₹1,40,00,000');
  });

  it('MoneyRange shows the shorthand and contains the exact amounts', () => {
    render(<MoneyRange min={2_500_000} max={12_500_000} format="detail" />);
    expect(screen.getByLabelText('₹25,00,000 – ₹1,25,00,000').textContent).toBe('₹25L – ₹1.3Cr');
  });
});
