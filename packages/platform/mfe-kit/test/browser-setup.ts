import { configure } from '@testing-library/react';

// Below the limit of a test (jest.config.mjs), so that a test that waits in vain says for what. Parts of a screen that load on
// demand are compiled on first use, which takes long on a busy machine.
configure({ asyncUtilTimeout: 120_000 });
