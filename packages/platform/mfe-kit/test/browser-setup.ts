import { configure } from '@testing-library/react';

// Below the limit of a test (jest.config.mjs), so that a test that times out reports what it waited for. Parts of a screen
// that are lazy-loaded are compiled on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 120_000 });
