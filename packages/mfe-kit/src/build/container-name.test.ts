import { containerName } from './container-name';

test('the container has a name of its own for each version, fit for a global variable', () => {
  expect(containerName('mfe-a', '1.2.3-0a1b2c3d4e')).toBe('setu_mfe_a_1_2_3_0a1b2c3d4e');
});
