import { fireEvent, render, screen } from '@testing-library/react';
import { BrandCover } from './brand-cover';

const brand = { name: 'Chai Junction', category: 'food_beverage' };

describe('BrandCover', () => {
  it('the cover is the kolam of the brand when no picture is given', () => {
    const { container } = render(<BrandCover {...brand} src={null} />);
    expect(container.querySelector('svg text')?.textContent).toBe('CJ');
  });

  it('a drawing is marked as an illustration, also for screen readers, and a photograph is not', () => {
    const { container, rerender } = render(<BrandCover {...brand} src={null} />);
    const mark = () => container.querySelector('[data-illustration]')?.textContent;
    expect(mark()).toBe('Illustration');
    screen.getByRole('img', { name: 'Illustration' });
    rerender(<BrandCover {...brand} src="/drawing.svg" alt="Illustration: a glass of tea" isIllustration />);
    expect(mark()).toBe('Illustration');
    screen.getByRole('img', { name: 'Illustration: a glass of tea' });
    rerender(<BrandCover {...brand} src="https://img.test/a.jpg" alt="The counter" />);
    expect(mark()).toBeUndefined();
  });

  it('the cover is the kolam when the picture fails, and a new picture is loaded again', () => {
    const { container, rerender } = render(<BrandCover {...brand} src="https://img.test/a.jpg" />);
    const image = container.querySelector('img');
    if (!image) throw new Error('No picture');
    fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg text')?.textContent).toBe('CJ');
    rerender(<BrandCover {...brand} src="https://img.test/b.jpg" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('https://img.test/b.jpg');
  });

  it('the cover shows colour and initials until the picture has loaded, and screen readers get only the picture', () => {
    const { container } = render(<BrandCover {...brand} src="https://img.test/a.jpg" alt="The counter" />);
    const placeholder = container.querySelector<HTMLElement>('[data-initials]');
    expect(placeholder?.dataset.initials).toBe('CJ');
    expect(placeholder?.style.background).not.toBe('');
    expect(container.textContent).toBe('');
    const image = screen.getByRole('img', { name: 'The counter' });
    fireEvent.load(image);
    expect(container.querySelector('[data-initials]')).toBeNull();
    expect(screen.getByRole('img', { name: 'The counter' })).toBe(image);
  });
});
