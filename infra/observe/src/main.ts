import { join } from 'node:path';
import { renderInto } from './render';

renderInto(join(import.meta.dirname, '../rendered'));
