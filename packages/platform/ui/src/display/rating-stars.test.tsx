import { render, screen } from '@testing-library/react';
import { RatingStars } from './rating-stars';

describe('RatingStars', () => {
  it.each([
    ['4.80', 4],
    [5, 5],
    [0.9, 0],
    [0, 0],
  ])('a rating of %p fills %i of five', (rating, filled) => {
    render(<RatingStars rating={rating} />);
    const stars = [...screen.getByRole('img').children];
    expect(stars).toHaveLength(5);
    expect(stars.filter((star) => star.getAttribute('data-filled') === 'true')).toHaveLength(filled);
  });
});
