import { renderScreen } from '@setu/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { {{Name}} } from './{{name}}';

test('says that nothing is here yet', async () => {
  await renderScreen(<{{Name}} />);
  screen.getByText('Nothing is here yet.');
});
