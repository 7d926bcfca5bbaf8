import { fireEvent, render } from '@testing-library/react';
import { BrandCover } from './brand-cover';

const brand = { name: 'Chai Junction', category: 'food_beverage' };

describe('BrandCover', () => {
  it('draws the kolam of the brand when there is no picture', () => {
    const { container } = render(<BrandCover {...brand} src={null} />);
    expect(container.querySelector('svg text')?.textContent).toBe('CJ');
  });

  it('draws it when the picture fails, and tries a new picture again', () => {
    const { container, rerender } = render(<BrandCover {...brand} src="https://img.test/a.jpg" />);
    const image = container.querySelector('img');
    if (!image) throw new Error('No picture');
    fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg text')?.textContent).toBe('CJ');
    rerender(<BrandCover {...brand} src="https://img.test/b.jpg" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('https://img.test/b.jpg');
  });
});
